import { zipSync } from 'fflate';
import type { Outcome } from '#server/mailbox/rules/outcomes';
import { message, newId, withFiles } from './messages.ts';
import type { Person } from './testing.ts';

export interface Cast {
  rep: string;
  contacts: readonly Person[];
  /** The Message-ID of a message that a contact can reply to. */
  thread: string;
}

export interface Shaped {
  shape: string;
  raw: string | Buffer;
  outcome: Outcome;
  /** Occurs in the subject or the text of a message that's filed. */
  mark: string;
}

type Shape = (cast: Cast, mark: string) => { raw: string | Buffer; outcome?: Outcome };

const PNG = Buffer.concat([Buffer.from('89504E470D0A1A0A', 'hex'), Buffer.alloc(500, 7)]);
const word = (charset: string, base64: string) => `=?${charset}?B?${base64}?=`;

/** An RFC 2047 subject and a text, both in one charset. */
const inCharset =
  (charset: string, subject: string, text: Buffer): Shape =>
  ({ rep, contacts: [kim] }, mark) => ({
    raw: Buffer.concat([
      Buffer.from(
        message({
          from: rep,
          to: kim?.email ?? '',
          subject: `${subject} ${mark}`,
          body: `Content-Type: text/plain; charset=${charset}\nContent-Transfer-Encoding: base64\n\n${text.toString('base64')}`,
        }),
      ),
    ]),
  });

const plain =
  (more: Partial<Parameters<typeof message>[0]>, outcome?: Outcome): Shape =>
  ({ rep, contacts: [kim] }, mark) => ({
    raw: message({ from: rep, to: kim?.email ?? '', subject: `Proof ${mark}`, ...more }),
    ...(outcome && { outcome }),
  });

/** Nested parts. */
function nested(depth: number): string {
  const open = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\n\n--b${at}\n`,
  ).join('');
  const close = Array.from({ length: depth }, (_, at) => `--b${depth - 1 - at}--\n`).join('');
  return `${open}Content-Type: text/plain\n\nInside\n${close}`;
}

const files = (...parts: Parameters<typeof withFiles>[1]): Shape =>
  plain({ body: withFiles('See the file.', parts) });

const zipBomb = Buffer.from(zipSync({ 'zeros.txt': new Uint8Array(20_000_000) }));

/** Every kind of message that a mailbox gets, with the expected outcome. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  plain: plain({}),
  'no Message-ID': plain({ id: '' }),
  'two From headers': plain({ headers: ['From: other@mail.example'] }, 'sender'),
  'two senders in From': ({ rep, contacts: [kim] }, mark) => ({
    raw: message({ from: `${rep}, ${kim?.email ?? ''}`, to: kim?.email ?? '', subject: mark }),
    outcome: 'sender',
  }),
  'no header at all': (_cast, mark) => ({ raw: `\r\nJust a text ${mark}\r\n`, outcome: 'sender' }),
  'RFC 2047 in UTF-8': inCharset(
    'utf-8',
    word('utf-8', Buffer.from('Größe ✓').toString('base64')),
    Buffer.from('Größe ✓'),
  ),
  'RFC 2047 in ISO 8859-1': inCharset(
    'iso-8859-1',
    '=?iso-8859-1?Q?Gr=F6=DFe?=',
    Buffer.from('Gr\xF6\xDFe', 'latin1'),
  ),
  'RFC 2047 in KOI8-R': inCharset('koi8-r', word('koi8-r', 'z9TXxdQ='), Buffer.from('cfd4d7c5d4', 'hex')),
  'RFC 2047 in Shift_JIS': inCharset(
    'shift_jis',
    word('shift_jis', 'jVqIow=='),
    Buffer.from('8d5a88a3', 'hex'),
  ),
  'RFC 2047 in GB 2312': inCharset('gb2312', word('gb2312', 'xOO6ww=='), Buffer.from('c4e3bac3', 'hex')),
  'RFC 2047 in ISO 2022-JP': inCharset(
    'iso-2022-jp',
    '=?iso-2022-jp?B?GyRCOTtENhsoQg==?=',
    Buffer.from('\u001B$B9;D6\u001B(B', 'latin1'),
  ),
  'a charset that is none': inCharset('x-none-1', '=?x-none-1?Q?abc?=', Buffer.from('abc')),
  'parts in parts': plain({ body: nested(20) }),
  'a thousand parts in parts': plain({ body: nested(1000) }, 'unreadable'),
  'a part that never ends': plain({
    body: 'Content-Type: multipart/mixed; boundary="x"\n\n--x\nContent-Type: text/plain\n\nOpen',
  }),
  'no boundary': plain({ body: 'Content-Type: multipart/mixed\n\nNothing' }),
  TNEF: files({ name: 'winmail.dat', type: 'application/ms-tnef', content: Buffer.from('789f3e22', 'hex') }),
  'a calendar invitation': plain({
    body: 'Content-Type: multipart/alternative; boundary="c"\n\n--c\nContent-Type: text/plain\n\nJoin us\n--c\nContent-Type: text/calendar; method=REQUEST\n\nBEGIN:VCALENDAR\nEND:VCALENDAR\n--c--',
  }),
  'broken base64': plain({
    body: 'Content-Type: text/plain\nContent-Transfer-Encoding: base64\n\nSGVsbG8*!!!\n=====\nSGVs',
  }),
  'header injection': ({ rep, contacts: [kim] }, mark) => ({
    raw: message({
      from: rep,
      to: kim?.email ?? '',
      subject: `=?utf-8?Q?Hello=0D=0ABcc:_all=40mail.example?= ${mark}`,
    }),
  }),
  'a file’s name that leads out': files({ name: '../../../etc/passwd.png', type: 'image/png', content: PNG }),
  'a program as a picture': files({ name: 'photo.png', type: 'image/png', content: 'MZ\u0000\u0000' }),
  'a zip bomb': files({ name: 'art.zip', type: 'application/zip', content: zipBomb }),
  'HTML alone': plain({
    body: 'Content-Type: text/html; charset=utf-8\n\n<html><script>alert(1)</script><body onload=alert(1)><p>Hello <b>Kim</b><img src="https://track.example/x.png"></p></body></html>',
  }),
  'HTML that is nested deeply': plain({ body: `Content-Type: text/html\n\n${'<div>'.repeat(50_000)}deep` }),
  'an automatic reply': plain({ headers: ['Auto-Submitted: auto-replied'] }, 'automatic'),
  'a report of a mail server': plain(
    {
      body: 'Content-Type: multipart/report; boundary="r"\n\n--r\nContent-Type: text/plain\n\nNot delivered\n--r--',
    },
    'automatic',
  ),
  'a mailing list': plain({ headers: ['List-Id: <news.mail.example>'] }, 'automatic'),
  'a stranger': ({ contacts: [kim] }, mark) => ({
    raw: message({ from: 'stranger@mail.example', to: kim?.email ?? '', subject: mark }),
    outcome: 'unknown',
  }),
  'to nobody who is a contact': plain({ to: 'friend@mail.example' }, 'contact'),
  'a contact’s answer': ({ rep, contacts: [kim], thread }, mark) => ({
    raw: message({ from: kim?.email ?? '', to: rep, subject: `Re: ${mark}`, answers: thread }),
  }),
  'a contact without a thread': ({ rep, contacts: [kim] }, mark) => ({
    raw: message({ from: kim?.email ?? '', to: rep, subject: mark }),
    outcome: 'thread',
  }),
  private: ({ rep, contacts: [kim] }, mark) => ({
    raw: message({ from: rep, to: kim?.email ?? '', subject: `[private] ${mark}` }),
  }),
  'NUL in the text': plain({ text: 'a\u0000b' }),
  'a line of a megabyte': plain({ text: 'x'.repeat(1_000_000) }),
  'a header of two megabytes': plain({ headers: [`X-Long: ${'y'.repeat(2_000_000)}`] }, 'unreadable'),
  'three thousand recipients': ({ rep, contacts: [kim] }, mark) => ({
    raw: message({
      from: rep,
      to: [kim?.email, ...Array.from({ length: 3000 }, (_, at) => `p${at}@mail.example`)].join(',\n '),
      subject: mark,
    }),
  }),
  'a message in the message': plain({
    body: 'Content-Type: multipart/mixed; boundary="m"\n\n--m\nContent-Type: text/plain\n\nSee below\n--m\nContent-Type: message/rfc822\n\nFrom: a@mail.example\nSubject: inner\n\ninner text\n--m--',
  }),
  'two companies': ({ rep, contacts }, mark) => ({
    raw: message({ from: rep, to: contacts.map(({ email }) => email).join(', '), subject: mark }),
  }),
};

/** Large messages, each once, because they take time. */
export const LARGE: Readonly<Record<string, Shape>> = {
  'a file of 30 MB': files({
    name: 'art.psd',
    type: 'image/vnd.adobe.photoshop',
    content: Buffer.concat([Buffer.from('8BPS'), Buffer.alloc(22_000_000, 1)]),
  }),
  'a text of 30 MB': plain({ text: 'word '.repeat(6_000_000) }),
  'more than 40 MB': plain({ text: 'z'.repeat(43_000_000) }, 'large'),
};

/** This many messages, cycling through all shapes. */
export function shapedMessages(cast: Cast, count: number, shapes = SHAPES): Shaped[] {
  const all = Object.entries(shapes);
  return Array.from({ length: count }, (_, at) => {
    const [shape, make] = all[at % all.length] ?? ['', SHAPES['plain'] ?? plain({})];
    const mark = `mark-${shapes === LARGE ? 'large-' : ''}${at}-`;
    const { raw, outcome = 'taken' } = make(cast, mark);
    return { shape, raw, outcome, mark };
  });
}

export const firstOf = (cast: Omit<Cast, 'thread'>): { raw: string; thread: string } => {
  const thread = newId();
  return {
    raw: message({ from: cast.rep, to: cast.contacts[0]?.email ?? '', subject: 'First', id: thread }),
    thread,
  };
};
