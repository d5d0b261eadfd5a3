import { SMTPServer } from 'smtp-server';
import { createMailer } from '#server/common/mailer';

/** A mailer that sends only through an SMTP server. */
export const mailerTo = (smtpUrl: string) =>
  createMailer({ smtpUrl, outbox: '', from: 'Galley <no-reply@galley.example>', log: { info() {} } });

/**
 * A real SMTP server on loopback that keeps its messages.
 * @param refusal the code with which it refuses a user, a sender or a recipient, such as 550
 */
export async function smtpServer(refusal: (address: string) => number | undefined = () => undefined) {
  const received: { to: string[]; data: string }[] = [];
  const refused = (name: string): Error | null => {
    const responseCode = refusal(name);
    return responseCode === undefined
      ? null
      : Object.assign(new Error('mailbox unavailable'), { responseCode });
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username = '' }, _session, done) => done(refused(username), { user: username }),
    onMailFrom: ({ address }, _session, done) => done(refused(address)),
    onRcptTo: ({ address }, _session, done) => done(refused(address)),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map((recipient) => recipient.address),
          data: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  return { received, url: `smtp://127.0.0.1:${address.port}`, close };
}
