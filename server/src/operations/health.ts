import type { FastifyInstance } from 'fastify';
import type { Storage } from '@galley/releases/storage/storage';
import type { BackupFigures } from './backup/scheduled/figures.ts';
import type { Database } from '../db/database.ts';
import { mailboxHealth } from '../mailbox/index.ts';
import type { MailboxSettings } from '../mailbox/settings.ts';
import { foldingLag } from '../orders/index.ts';

/** How many entries of the release store are rejected, if keys are configured (REL-17). Doesn't read the store. */
const refused = ({ trust }: Storage): { releases?: { refused: number | null } } =>
  trust ? { releases: { refused: trust.refusedLast() } } : {};

/** Whether the last scheduled backup failed, and how long one is overdue, if backups are scheduled (OPS-48). */
async function backupHealth(
  backups: BackupFigures | undefined,
): Promise<{ backup?: { failing: boolean; overdueSeconds: number } }> {
  if (backups === undefined) return {};
  const { isFailing, overdueSeconds } = await backups();
  return { backup: { failing: isFailing, overdueSeconds } };
}

/** Whether the mailbox can't be read, and how many messages wait, if there's a mailbox (MAIL-03). */
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
  /** The server's version, and its commit if known. */
  version: { version: string; commit?: string };
  /** Whether the database names attached files that FILES_STORE didn't contain when the server last looked (OPS-61). */
  areFilesMissing: () => boolean;
}

/** GET /health: 200 if the database responds, with the backlog of order search, otherwise 503 (HTTP-05, SRCH-04). */
export function healthRoute(
  app: FastifyInstance,
  database: Database,
  { storage, backups, mailbox: settings, version, areFilesMissing }: Health,
): void {
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      const orderSearch = await foldingLag(database);
      const backup = await backupHealth(backups);
      const mailbox = await mailboxIn(database, settings);
      const files = areFilesMissing() ? { files: 'missing' } : {};
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
