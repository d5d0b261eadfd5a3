import { readFileSync } from 'node:fs';
import { startGalley, type GalleyServer } from './galleyServer.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import { templatesFile, type Templates } from './templates.ts';
import { test as base } from './test.ts';

/** Journeys on a server of their own that sends its mails to a real SMTP server: `mailbox` has them. */
export const test = base.extend<object, { mailbox: Mailbox; mailing: GalleyServer }>({
  mailbox: [
    async ({ engine: _engine }, provide) => {
      const mailbox = await openMailbox();
      await provide(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  mailing: [
    async ({ mailbox }, provide) => {
      const { dataFolder } = JSON.parse(readFileSync(templatesFile, 'utf8')) as Templates;
      const server = await startGalley({ dataTemplate: dataFolder, env: { SMTP_URL: mailbox.url } });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ mailing }, provide) => provide(mailing.url),
});
