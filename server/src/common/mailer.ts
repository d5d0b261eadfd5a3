import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { untraced, type Span } from './tracing.ts';

/** A plain-text email to one person. */
interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Resolves when the mail server has accepted the email; rejects if it refuses it or can't be reached. */
  send(mail: Mail): Promise<void>;
}

export interface MailerOptions {
  /** smtp://user:password@host:port, or undefined for the outbox. */
  smtpUrl: string | undefined;
  /** The folder for .eml files if there is no SMTP server (AUTH-13). */
  outbox: string;
  from: string;
  log: { info(details: object, message: string): void };
  span?: Span;
}

/** A mail server must respond while a person waits. */
const TIMEOUT_MS = 10_000;

export function createMailer(options: MailerOptions): Mailer {
  const { span = untraced, smtpUrl, from } = options;
  const mailer = smtpUrl === undefined ? outboxMailer(options) : smtpMailer(smtpUrl, from);
  return { ...mailer, send: (mail) => span('mail', () => mailer.send(mail)) };
}

/** Loaded on demand, because startup doesn't need it. */
const loadNodemailer = () => import('nodemailer');

function smtpMailer(smtpUrl: string, from: string): Mailer {
  const address = new URL(smtpUrl);
  const connection = {
    host: address.hostname,
    port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
    secure: address.protocol === 'smtps:',
    ...(address.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  return {
    async send(mail) {
      const { createTransport } = await loadNodemailer();
      const transport = createTransport(connection);
      await transport.sendMail({ from, ...mail });
    },
  };
}

function outboxMailer({ outbox, from, log }: MailerOptions): Mailer {
  return {
    async send(mail) {
      const { createTransport } = await loadNodemailer();
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail({ from, ...mail });
      const file = path.join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      // Only readable by the server’s user, because the email contains a link that opens an account.
      await writeFile(file, message, { mode: 0o600, flag: 'wx' });
      log.info({ file }, 'no SMTP server is configured: the email was written to the outbox');
    },
  };
}
