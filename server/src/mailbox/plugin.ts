import fastifyPlugin from 'fastify-plugin';
import { addDays } from '@galley/shared/domain/calendar';
import { storedKey } from '../account/index.ts';
import type { Judging } from './intake/judge.ts';
import { keepReading } from './reader/keepReading.ts';
import type { MailboxSettings } from './settings.ts';

interface Options {
  mailbox: MailboxSettings | undefined;
  dataDir: string;
  timeZone: string;
}

/** Customers' mail: a mailbox that is read, its messages at the records, and templates. */
export const mailboxRoom = fastifyPlugin<Options>(async (app, { mailbox: settings, dataDir, timeZone }) => {
  const { database, fileStore: store, now, today } = app;
  const secret = await storedKey(database, 'mail-tag-key');
  if (settings === undefined) return;
  const { address, authenticatedBy, keepDays } = settings;
  const judging = (): Judging => ({
    address,
    authenticatedBy,
    secret,
    keptSince: keepDays === undefined ? undefined : addDays(today(), -keepDays),
  });
  keepReading(app, { database, store, judging, timeZone, now, settings, dataDir });
});
