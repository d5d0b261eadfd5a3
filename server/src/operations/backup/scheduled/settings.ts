import { folderOrBucket, list } from '../../../common/configVariables.ts';
import { ExplainedError } from '../../../db/explainedError.ts';

/** How many backups to keep: the newest of each of the last days, weeks and months that have one. */
export interface Keep {
  daily: number;
  weekly: number;
  monthly: number;
}

/** Scheduled backups (OPS-47). */
export interface BackupSettings {
  /** A cron expression in the business time zone. */
  schedule: string;
  /** An absolute folder path, or `s3://bucket/prefix`. */
  target: string;
  /** Public age keys; the secret key of any of them can read the backups. */
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
 * The location of backups: BACKUP_TARGET.
 * @param root the base of a relative folder
 */
export function backupTarget(env: Record<string, string | undefined>, root: string): string {
  const target = folderOrBucket(env, 'BACKUP_TARGET', root);
  if (target === undefined)
    throw new ExplainedError('BACKUP_TARGET is missing: a folder, or s3://bucket/prefix.');
  return target;
}

/**
 * Reads the variables that begin with BACKUP_.
 * @param root the base of a relative folder
 * @returns undefined if no backups are scheduled
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
  // Don't show the value, because somebody may have set the secret key by mistake.
  if (bad !== undefined || recipients.length === 0)
    throw new ExplainedError(
      'BACKUP_RECIPIENTS is missing or invalid; BACKUP_SCHEDULE needs public age keys, which start with age1, separated by commas. ' +
        'Generate one with npm run backups -- key.',
    );
  return { schedule, target, recipients, keep: keepIn(env.BACKUP_KEEP || DEFAULT_KEEP) };
}
