import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  /** smtp:// address for SMTP_URL. */
  url: string;
  /** The text of the next email, with its soft line breaks removed. */
  nextMail: () => Promise<string>;
  close: () => Promise<void>;
}

/** A real SMTP server on loopback that keeps every email. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: string[] = [];
  const waiting: ((mail: string) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
        const next = waiting.shift();
        if (next === undefined) mails.push(mail);
        else next(mail);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    nextMail: () => {
      const mail = mails.shift();
      if (mail !== undefined) return Promise.resolve(mail);
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
