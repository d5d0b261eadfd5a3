import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/** Writes file.br and file.gz beside each file if that makes it smaller. The server itself compresses nothing. */
export async function precompress(dist, files) {
  const written = files
    .filter((file) => COMPRESSIBLE.test(file))
    .map(async (file) => {
      const full = path.join(dist, file);
      const bytes = await readFile(full);
      const params = {
        [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      const smaller = { br: await brotli(bytes, { params }), gz: await gzip(bytes, { level: 9 }) };
      for (const [ending, copy] of Object.entries(smaller)) {
        if (copy.length < bytes.length) await writeFile(`${full}.${ending}`, copy);
      }
    });
  await Promise.all(written);
}
