import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import {
  MailParser,
  type AddressObject,
  type AttachmentStream,
  type EmailAddress,
  type HeaderLines,
  type Headers,
  type MessageText,
} from 'mailparser';
import { oneLine } from '../rules/subject.ts';
import { htmlText } from './htmlText.ts';
import { automaticReason } from './automatic.ts';
import {
  MOST_RECIPIENTS,
  MOST_REFERENCES,
  TEXT_LENGTH,
  type Mailbox,
  type ParsedAttachment,
  type ParsedMessage,
  type ParseLimits,
} from './message.ts';

/** Longer HTML isn't converted to text, which bounds the cost of reading a message. */
const HTML_LENGTH = 2_000_000;
const NO_TEXT = 'Galley can’t show the text of this message. Read it in your email program.';
const HEAD = 64 * 1024;
const MOST_PARTS = 500;
const ID = /<[^<>\s]{1,900}>/g;

const flat = (one: EmailAddress): EmailAddress[] => one.group?.flatMap(flat) ?? [one];

function mailboxes(value: unknown): Mailbox[] {
  return ([value].flat() as (AddressObject | undefined)[])
    .flatMap((header) => header?.value ?? [])
    .flatMap(flat)
    .flatMap(({ name, address }) =>
      address === undefined || address === ''
        ? []
        : [{ name: oneLine(name), address: address.toLowerCase() }],
    )
    .slice(0, MOST_RECIPIENTS);
}

/** The values of a header, each unfolded to one line. */
export const linesOf = (lines: HeaderLines, key: string): string[] =>
  lines
    .filter((one) => one.key === key)
    .map(({ line }) => oneLine(line.slice(line.indexOf(':') + 1).replaceAll(/\r?\n[ \t]/g, ' ')));

const idsIn = (lines: string[]): string[] => lines.flatMap((line) => line.match(ID) ?? []);

/** PostgreSQL text can't contain NUL. */
const clean = (text: string): string =>
  text
    .slice(0, TEXT_LENGTH)
    .replaceAll('\0', '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll(/\p{Surrogate}/gu, '');

function ofHeaders(headers: Headers, lines: HeaderLines): Omit<ParsedMessage, 'text' | 'attachments'> {
  const date = linesOf(lines, 'date')[0] ?? '';
  const time = Date.parse(date);
  const subject = headers.get('subject');
  return {
    messageId: idsIn(linesOf(lines, 'message-id'))[0] ?? '',
    references: [
      ...idsIn(linesOf(lines, 'in-reply-to')),
      ...idsIn(linesOf(lines, 'references')).toReversed(),
    ].slice(0, MOST_REFERENCES),
    froms: lines.filter(({ key }) => key === 'from').length,
    from: mailboxes(headers.get('from')),
    recipients: [...mailboxes(headers.get('to')), ...mailboxes(headers.get('cc'))].slice(0, MOST_RECIPIENTS),
    subject: clean(typeof subject === 'string' ? subject : ''),
    date: Number.isNaN(time) ? '' : new Date(time).toISOString(),
    authentication: linesOf(lines, 'authentication-results'),
    isInternal: linesOf(lines, 'x-ms-exchange-organization-authas').at(-1)?.toLowerCase() === 'internal',
    automatic: automaticReason(lines),
  };
}

const isHtml = (headers: Headers): boolean => {
  const type = headers.get('content-type');
  return typeof type === 'object' && 'value' in type && type.value === 'text/html';
};

/** The library converts HTML that is the whole message or that's next to a text part, but not HTML next to pictures or files. */
function textOf({ text = '', html, textConversionError }: MessageText, headers: Headers): string {
  if (textConversionError) return text.trim() === '' ? NO_TEXT : text;
  if (!html || (text.trim() !== '' && !isHtml(headers))) return text;
  return html.length > HTML_LENGTH ? NO_TEXT : (htmlText(html) ?? NO_TEXT);
}

/** Writes an attachment to a file while hashing it. One that's too large is read to its end and deleted. */
async function keep(
  { content, filename = '' }: AttachmentStream,
  at: number,
  { folder, mostAttachments, mostBytes }: ParseLimits,
): Promise<ParsedAttachment> {
  const name = clean(filename);
  const hash = createHash('sha256');
  const file = path.join(folder, String(at));
  const out = at < mostAttachments ? createWriteStream(file, { mode: 0o600 }) : undefined;
  let size = 0;
  let head = Buffer.alloc(0);
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (out === undefined || size > mostBytes) continue;
    hash.update(chunk);
    if (head.length < HEAD) head = Buffer.concat([head, chunk.subarray(0, HEAD - head.length)]);
    if (!out.write(chunk)) await new Promise((resolve) => void out.once('drain', () => resolve(undefined)));
  }
  if (out !== undefined) {
    out.end();
    await finished(out);
  }
  const kept = out !== undefined && size <= mostBytes;
  if (out !== undefined && !kept) await rm(file, { force: true });
  return {
    name,
    size,
    sha256: hash.digest('hex'),
    head: new Uint8Array(head),
    ...(kept ? { path: file } : {}),
  };
}

/**
 * Reads a message from a file in pieces.
 * @throws if it can't be parsed
 */
export async function readMessage(file: string, limits: ParseLimits): Promise<ParsedMessage> {
  const parser = new MailParser({
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
    maxHtmlLengthToParse: HTML_LENGTH,
    maxChildNodes: MOST_PARTS,
    checksumAlgo: false,
    ignoreEmbedded: true,
  });
  let headers: Headers = new Map();
  let lines: HeaderLines = [];
  parser.on('headers', (found) => {
    headers = found;
  });
  parser.on('headerLines', (found) => {
    lines = found;
  });
  const source = createReadStream(file);
  source.once('error', (error) => parser.destroy(error));
  source.pipe(parser);
  const attachments: ParsedAttachment[] = [];
  let text = '';
  for await (const part of parser as AsyncIterable<AttachmentStream | MessageText>) {
    if (part.type === 'text') text = textOf(part, headers);
    else {
      attachments.push(await keep(part, attachments.length, limits));
      part.release?.();
    }
  }
  return { ...ofHeaders(headers, lines), text: clean(text), attachments };
}
