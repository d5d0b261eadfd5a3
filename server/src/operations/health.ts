import type { FastifyInstance } from 'fastify';
import type { Storage } from '@galley/releases/storage/storage';
import type { BackupFigures } from './backup/scheduled/figures.ts';
import type { Database } from '../db/database.ts';
import { mailboxHealth } from '../mailbox/index.ts';
import type { MailboxSettings } from '../mailbox/settings.ts';
import { foldingLag } from '../orders/index.ts';

/** How much in the release store is refused, where keys are configured (REL-17). The store itself is not asked. */
const refused = ({ trust }: Storage): { releases?: { refused: number | null } } =>
  trust ? { releases: { refused: trust.refusedLast() } } : {};

/** Whether the last scheduled backup failed, and for how long one is overdue, where they are scheduled (OPS-48). */
async function backedUp(
  backups: BackupFigures | undefined,
): Promise<{ backup?: { failing: boolean; overdueSeconds: number } }> {
  if (backups === undefined) return {};
  const { isFailing, overdueSeconds } = await backups();
  return { backup: { failing: isFailing, overdueSeconds } };
}

/** Whether the mailbox can't be read, and how much of it waits, where one is (MAIL-03). */
async function mailboxIn(
  database: Database,
  settings: MailboxSettings | undefined,
): Promise<{ mailbox?: { failing: boolean; waiting: number } }> {
  if (settings === undefined) return {};
  const { failingSeconds, waiting } = await mailboxHealth(database, settings);
  return { mailbox: { failing: failingSeconds > 0, waiting } };
}

interface Health {
  storage: Storage;
  backups: BackupFigures | undefined;
  mailbox: MailboxSettings | undefined;
  /** Of the server: its version, and its commit where that is known. */
  version: { version: string; commit?: string };
  /** Whether the database names files of records that are not where FILES_STORE says (OPS-61). */
  areFilesMissing: () => Promise<boolean>;
}

/** GET /health: 200 when the database answers, with what order search has still to take in, else 503 (HTTP-05, SRCH-04). */
export function healthRoute(
  app: FastifyInstance,
  database: Database,
  { storage, backups, mailbox: settings, version, areFilesMissing }: Health,
): void {
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      const orderSearch = await foldingLag(database);
      const backup = await backedUp(backups);
      const mailbox = await mailboxIn(database, settings);
      const files = (await areFilesMissing()) ? { files: 'missing' } : {};
      return {
        status: 'ready',
        ...version,
        database: database.engine,
        orderSearch,
        ...refused(storage),
        ...backup,
        ...mailbox,
        ...files,
      };
    } catch {
      return reply.code(503).send({ status: 'not ready', ...version, database: database.engine });
    }
  });
}
