import { randomUUID } from 'node:crypto';

export interface Written {
  from: string;
  to: string;
  cc?: string;
  subject?: string;
  text?: string;
  /** With angle brackets; empty: none. */
  id?: string;
  answers?: string;
  date?: string;
  /** Header lines before the others, where mail servers put theirs, and after them. */
  above?: readonly string[];
  headers?: readonly string[];
  /** Replaces the text: content type and body. */
  body?: string;
}

export const newId = (): string => `<${randomUUID()}@mail.example>`;

/** A message as a mailbox stores it. */
export function message(written: Written): string {
  const { from, to, cc, subject = 'Proof', text = 'Hello', id = newId(), answers, date, body } = written;
  const lines = [
    ...(written.above ?? []),
    `From: ${from}`,
    `To: ${to}`,
    ...(cc === undefined ? [] : [`Cc: ${cc}`]),
    `Subject: ${subject}`,
    ...(id === '' ? [] : [`Message-ID: ${id}`]),
    `Date: ${date ?? new Date().toUTCString()}`,
    ...(answers === undefined ? [] : [`In-Reply-To: ${answers}`, `References: ${answers}`]),
    'MIME-Version: 1.0',
    ...(written.headers ?? []),
  ];
  const rest = body ?? `Content-Type: text/plain; charset=utf-8\n\n${text}`;
  return `${lines.join('\n')}\n${rest}\n`.replaceAll(/\r?\n/g, '\r\n');
}

export interface Part {
  name: string;
  type: string;
  content: Buffer | string;
}

/** The body of a message with attachments. */
export function withFiles(text: string, files: readonly Part[]): string {
  const boundary = `b-${randomUUID()}`;
  const parts = files.map(
    ({ name, type, content }) =>
      `Content-Type: ${type}; name="${name}"\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="${name}"\n\n${Buffer.from(
        content,
      )
        .toString('base64')
        .replaceAll(/(.{76})/g, '$1\n')}`,
  );
  return `Content-Type: multipart/mixed; boundary="${boundary}"\n\n${[
    `Content-Type: text/plain; charset=utf-8\n\n${text}`,
    ...parts,
  ]
    .map((part) => `--${boundary}\n${part}\n`)
    .join('')}--${boundary}--`;
}
