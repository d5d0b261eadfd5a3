import type { GalleyServer } from './galleyServer.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import { startOwn, withOwn } from './ownServer.ts';

async function startMailing(): Promise<GalleyServer & { mailbox: Mailbox }> {
  const mailbox = await openMailbox();
  const server = await startOwn({ env: { SMTP_URL: mailbox.url } });
  async function stop(): Promise<void> {
    await server.stop();
    await mailbox.close();
  }
  return { ...server, mailbox, stop };
}

/** Journeys with their own server, which sends its email to a real SMTP server; `mailbox` has the messages. */
export const test = withOwn(startMailing).extend<{ mailbox: Mailbox }>({
  mailbox: async ({ own }, provide) => provide(own.mailbox),
});
