import path from 'node:path';
import { isBucket } from '@galley/releases/storage/openStore';
import { list } from '../../../common/configVariables.ts';
import { ExplainedError } from '../../../db/explainedError.ts';

/** How many backups are kept: the newest of each of the last days, weeks and months that have one. */
export interface Keep {
  daily: number;
  weekly: number;
  monthly: number;
}

/** Scheduled backups (OPS-47). */
export interface BackupSettings {
  /** A cron expression in the business time zone. */
  schedule: string;
  /** A folder by its absolute path, or `s3://bucket/prefix`. */
  target: string;
  /** Public keys of age: whoever has one of their identities can read the backups. */
  recipients: string[];
  keep: Keep;
}

const DEFAULT_KEEP = '7 daily, 4 weekly, 6 monthly';
const MOST_KEPT = 1_000;

/** @throws ExplainedError naming the variable */
function keepIn(text: string): Keep {
  const keep: Keep = { daily: 0, weekly: 0, monthly: 0 };
  const seen = new Set<string>();
  for (const part of text.split(',')) {
    const [, count = '', kind = ''] = /^\s*(\d{1,4}) (daily|weekly|monthly)\s*$/.exec(part) ?? [];
    if (kind === '' || seen.has(kind) || Number(count) > MOST_KEPT)
      throw new ExplainedError(
        `BACKUP_KEEP is ${JSON.stringify(text)}; expected numbers up to ${MOST_KEPT} such as '${DEFAULT_KEEP}'.`,
      );
    seen.add(kind);
    keep[kind as keyof Keep] = Number(count);
  }
  return keep;
}

const RECIPIENT = /^age1[a-z0-9]+$/;

/**
 * Where backups are: BACKUP_TARGET.
 * @param root what a relative folder is in
 */
export function backupTarget(env: Record<string, string | undefined>, root: string): string {
  const target = env.BACKUP_TARGET?.trim();
  if (!target) throw new ExplainedError('BACKUP_TARGET is missing: a folder, or s3://bucket/prefix.');
  return isBucket(target) ? target : path.resolve(root, target);
}

/**
 * Reads the variables that begin with BACKUP_.
 * @param root what a relative folder is in
 * @returns undefined where no backup is scheduled
 * @throws ExplainedError naming the variable
 */
export function backupSettings(
  env: Record<string, string | undefined>,
  root: string,
): BackupSettings | undefined {
  const schedule = env.BACKUP_SCHEDULE?.trim();
  const recipients = list(env.BACKUP_RECIPIENTS);
  if (!schedule) return undefined;
  const target = backupTarget(env, root);
  const bad = recipients.find((recipient) => !RECIPIENT.test(recipient));
  // Not shown, because it may be the secret key by mistake.
  if (bad !== undefined || recipients.length === 0)
    throw new ExplainedError(
      'BACKUP_RECIPIENTS is missing or wrong; BACKUP_SCHEDULE needs public age keys, which begin with age1, separated by commas. ' +
        'Generate one with npm run backups -- key.',
    );
  return { schedule, target, recipients, keep: keepIn(env.BACKUP_KEEP || DEFAULT_KEEP) };
}
