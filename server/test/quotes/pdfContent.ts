import { inflateSync } from 'node:zlib';

/** The operators of a PDF's pages, and the text that they write. */
export function contentOf(bytes: Buffer): { operators: string; text: string } {
  const raw = bytes.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  const operators = streams.filter((stream) => /\bTj\b/.test(stream)).join('\n');
  const text = [...operators.matchAll(/<([\dA-F]+)> Tj/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join('\n');
  return { operators, text };
}
