import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { ImapFlow } from 'imapflow';
import { formatCount } from '@galley/shared/domain/count';
import { MOST_FILES } from '@galley/shared/domain/recordFiles';
import { LeaseLostError, takeMessage, type Found, type Taking } from '../intake/takeMessage.ts';
import { openParser, UnreadableError, type Parser } from '../parse/parser.ts';
import { accountOf, type MailboxSettings } from '../settings.ts';
import { fetchMessages, MOST_BYTES, uidsAbove, type Fetched } from './fetchMessages.ts';
import { setFlags } from './flags.ts';
import { doneUid, noteWaiting, renew, RENEWED_EVERY_MS } from './lease.ts';

/** A server that's silent for this long is gone. IDLE is restarted before that. */
const SILENT_MS = 120_000;
const IDLE_MS = 60_000;
/** After this many failures, a message is skipped and the next ones are read. */
const MOST_FAILURES = 3;

export interface Reading extends Taking {
  settings: MailboxSettings;
  tokenOf: (() => Promise<string>) | undefined;
  holder: string;
  /** The folder for messages while they're read. */
  folder: string;
  log: FastifyBaseLogger;
  failures: Map<number, number>;
  /** Stops reading after the current message. */
  signal: AbortSignal;
}

async function connect({ settings, tokenOf, log }: Reading): Promise<ImapFlow> {
  const { host, port, isSecure, isLocal, user, password } = settings;
  // Loaded at first use: it loads slowly, and most servers read no mailbox.
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    // Connections to other machines are always encrypted.
    ...(isSecure || isLocal ? {} : { doSTARTTLS: true }),
    auth: tokenOf === undefined ? { user, pass: password } : { user, accessToken: await tokenOf() },
    logger: false,
    clientInfo: { name: 'Galley' },
    socketTimeout: SILENT_MS,
    maxIdleTime: IDLE_MS,
    autoIdleDelay: 200,
    maxLiteralSize: 2 * MOST_BYTES,
    maxResponseSize: 4 * MOST_BYTES,
  });
  // An error also rejects the pending command, so it's only logged here.
  client.on('error', (error) => log.debug({ reason: error.message }, 'the connection to the mailbox failed'));
  await client.connect();
  return client;
}

/** The content of a fetched message; undefined: it's no longer in the mailbox. */
async function contentOf(
  parser: Parser,
  { file, size }: Fetched,
  { store, folder }: Reading,
): Promise<Found['content'] | undefined> {
  if (file === undefined)
    return size > MOST_BYTES ? { fault: 'large', detail: `${formatCount(size)} bytes` } : undefined;
  try {
    const limits = { folder, mostAttachments: MOST_FILES, mostBytes: store.mostBytes };
    return { message: await parser.read(file, limits) };
  } catch (error) {
    if (error instanceof UnreadableError) return { fault: 'unreadable', detail: error.message };
    throw error;
  }
}

/** Imports one message. One that keeps failing while the database responds is skipped. */
async function takeOne(reading: Reading, found: Found): Promise<void> {
  const { failures, log } = reading;
  const { uid } = found.place;
  try {
    log.debug({ uid, outcome: await takeMessage(reading, found) }, 'a message was read');
  } catch (error) {
    const count = (failures.get(uid) ?? 0) + 1;
    if (error instanceof LeaseLostError || count < MOST_FAILURES) {
      failures.set(uid, count);
      throw error;
    }
    const detail = error instanceof Error ? error.message : String(error);
    await takeMessage(reading, { ...found, content: { fault: 'unreadable', detail } });
  }
  failures.delete(uid);
}

/** Reads all unprocessed messages in the mailbox. */
async function catchUp(reading: Reading, client: ImapFlow, uidValidity: number): Promise<void> {
  const { database, settings, holder, folder: own } = reading;
  const account = accountOf(settings);
  const uids = await uidsAbove(client, await doneUid(database, { account, holder, uidValidity }));
  await noteWaiting(database, account, uids.length);
  if (uids.length > 0) {
    await mkdir(own, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(path.join(own, 'read-'));
    const parser = openParser();
    try {
      for await (const batch of fetchMessages(client, uids, folder)) {
        for (const fetched of batch) {
          if (reading.signal.aborted) return;
          const content = await contentOf(parser, fetched, { ...reading, folder });
          if (content === undefined) continue;
          const { uid, receivedAt, digest } = fetched;
          await takeOne(reading, {
            place: { account, holder, uidValidity, uid },
            receivedAt,
            digest,
            content,
          });
        }
        await setFlags(client, database, { account, uidValidity });
      }
    } finally {
      await parser.close();
      await rm(folder, { recursive: true, force: true });
    }
    await noteWaiting(database, account, 0);
  }
  await setFlags(client, database, { account, uidValidity });
}

/** Resolves when the mailbox may have new messages; rejects when this server may no longer read it. */
function nextNews(
  client: ImapFlow,
  lost: Promise<never>,
  signal: AbortSignal,
): { news: Promise<void>; stop: () => void } {
  let tell: () => void = () => undefined;
  const news = Promise.race([
    new Promise<void>((resolve) => {
      tell = resolve;
      client.once('exists', resolve);
      client.once('close', resolve);
      signal.addEventListener('abort', tell, { once: true });
    }),
    lost,
  ]);
  // Nobody awaits it while messages are being read. An unhandled rejection would end the server.
  news.catch(() => undefined);
  return {
    news,
    stop: () => {
      client.off('exists', tell);
      client.off('close', tell);
      signal.removeEventListener('abort', tell);
    },
  };
}

/**
 * Reads existing and new messages while this server has the lease and the connection lasts.
 * @throws whatever ends the reading, except the signal
 */
export async function readMailbox(reading: Reading): Promise<void> {
  const { database, settings, holder, signal } = reading;
  const account = accountOf(settings);
  const client = await connect(reading);
  let timer: NodeJS.Timeout | undefined;
  const lost = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      renew(database, account, holder).catch((error: unknown) => {
        // If the database isn't responding, the next transaction will fail.
        if (!(error instanceof LeaseLostError)) return;
        reject(error);
        client.close();
      });
    }, RENEWED_EVERY_MS).unref();
  });
  lost.catch(() => undefined);
  try {
    const { uidValidity } = await client.mailboxOpen(settings.folder);
    while (!signal.aborted) {
      const { news, stop } = nextNews(client, lost, signal);
      try {
        await catchUp(reading, client, Number(uidValidity));
        await news;
      } finally {
        stop();
      }
      if (!client.usable && !signal.aborted) throw new Error('The mail server has closed the connection.');
    }
    await client.logout().catch(() => undefined);
  } finally {
    clearInterval(timer);
    client.close();
  }
}
