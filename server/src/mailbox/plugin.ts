import fastifyPlugin from 'fastify-plugin';
import { storedKey } from '../account/index.ts';
import { repeatedly } from '../common/repeatedly.ts';
import type { ClassifyOptions } from './intake/classifyMessage.ts';
import { forgetOldMail, keptSince } from './messages/removeMail.ts';
import { startMailboxReader } from './reader/mailboxReader.ts';
import { mailboxRoutes } from './routes.ts';
import type { MailboxSettings } from './settings.ts';

const HOUR_MS = 3_600_000;

interface Options {
  mailbox: MailboxSettings | undefined;
  dataDir: string;
  timeZone: string;
  publicUrl: string;
}

/** Customers' mail: reads the mailbox, shows its messages with their companies and contacts, and offers templates. */
export const mailboxRoom = fastifyPlugin<Options>(
  async (app, { mailbox: settings, dataDir, timeZone, publicUrl }) => {
    const { database, fileStore: store, now } = app;
    const secret = await storedKey(database, 'mail-tag-key');
    mailboxRoutes(app, { settings, secret, publicUrl });
    if (settings === undefined) return;
    const { address, authenticatedBy, keepDays } = settings;
    const judging = (): ClassifyOptions => ({
      address,
      authenticatedBy,
      secret,
      keptSince: keepDays === undefined ? undefined : keptSince(keepDays, now()),
    });
    startMailboxReader(app, { database, store, judging, timeZone, now, settings, dataDir });
    if (keepDays === undefined) return;
    repeatedly(app, {
      everyMs: HOUR_MS,
      work: () => forgetOldMail(database, keepDays, now()),
      onError: (error) => app.log.warn(error, 'old mail was not deleted'),
    });
  },
);
