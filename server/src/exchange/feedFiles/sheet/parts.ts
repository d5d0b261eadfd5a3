import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** The relevant parts of a sheet file, by name without a leading slash. */
export type Parts = Record<string, Uint8Array>;

/** How many bytes to parse at once. */
const CHUNK = 64 * 1024;
/** An element's or attribute's name without its namespace prefix, which writers choose freely. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

export type Attributes = Readonly<Record<string, string>>;

/** Receives what the parser finds in a part. */
export interface Handler {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/**
 * Parses a part in pieces and yields between them.
 * @throws Error if it isn't XML
 */
export function* parsing(part: Uint8Array | undefined, { open, close, text }: Handler): Generator<void> {
  if (part === undefined) return;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const named: Record<string, string> = {};
    for (const [key, value] of Object.entries(attributes)) named[localName(key)] = value;
    open?.(localName(name), named);
  });
  if (close !== undefined) parser.on('closetag', ({ name }) => close(localName(name)));
  if (text !== undefined) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const decoder = new TextDecoder();
  for (let from = 0; from < part.length; from += CHUNK) {
    parser.write(decoder.decode(part.subarray(from, from + CHUNK), { stream: true }));
    yield;
  }
  parser.write(decoder.decode()).close();
}

/** Parses a whole part at once. */
export function parse(part: Uint8Array | undefined, handler: Handler): void {
  for (const _ of parsing(part, handler));
}

/** Resolves the target of a workbook relationship, which is relative to xl/ or absolute. */
const targetOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

/** The name of the first sheet's part, and whether its dates count from 1904. @throws Error if there is none */
function firstSheet(parts: Parts): { name: string; from1904: boolean } {
  let id: string | undefined;
  let from1904 = false;
  parse(parts['xl/workbook.xml'], {
    open(element, { id: relation, date1904 }) {
      if (element === 'workbookPr') from1904 = date1904 === '1' || date1904 === 'true';
      if (element === 'sheet') id ??= relation;
    },
  });
  let name = 'xl/worksheets/sheet1.xml';
  parse(parts['xl/_rels/workbook.xml.rels'], {
    open(element, { Id, Target }) {
      if (element === 'Relationship' && Id === id && Target !== undefined) name = targetOf(Target);
    },
  });
  return { name, from1904 };
}

/**
 * Unpacks the relevant parts of a file.
 * @throws Error if it isn't a zip archive or has no sheet
 */
export function unpack(bytes: Uint8Array): { parts: Parts; sheet: Uint8Array; from1904: boolean } {
  const parts = unzipSync(bytes, {
    filter: ({ name }) => /^xl\/(_rels\/)?(workbook|sharedStrings|styles)\.xml(\.rels)?$/.test(name),
  });
  const { name, from1904 } = firstSheet(parts);
  const sheet = unzipSync(bytes, { filter: (one) => one.name === name })[name];
  if (sheet === undefined) throw new Error('there is no sheet');
  return { parts, sheet, from1904 };
}
