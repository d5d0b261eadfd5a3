import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Config } from '@galley/shared/contract/config';
import type { ShellSettings, ShellSettingsSave } from '../shell/contract.ts';
import { LINK_NAMES, shellFaults } from '../rules/shellRules.ts';
import { audit } from '../../common/audit.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { refuseStale, type Versioned } from '../../http/conflict.ts';
import { ruleBroken } from '../../http/problem.ts';

/** The part of config.json that Operations can set. */
export type Shell = Pick<Config, 'phone' | 'links' | 'social'>;

interface Stored extends Versioned {
  value: Shell | null;
}

const shellOf = ({ phone, links, social }: Shell): Shell => ({ phone, links, social });

const settingsOf = (environment: Shell, stored: Stored | undefined): ShellSettings => ({
  ...(stored?.value ?? shellOf(environment)),
  IsStored: (stored?.value ?? null) !== null,
  Version: stored?.version ?? 0,
});

/** Header and footer: as set by Operations, else from the environment. */
export async function readShell(database: Queryable, environment: Shell): Promise<ShellSettings> {
  const [stored] = await database.query<Stored>(
    sql`SELECT value, version, updated_by, updated_at FROM shell_setting`,
  );
  return settingsOf(environment, stored);
}

/** Trimmed addresses without empty ones. */
function tidied({ phone, links, social }: ShellSettingsSave): Shell {
  return {
    phone: phone.trim(),
    links: Object.fromEntries(
      LINK_NAMES.map((name) => [name, links[name]?.trim() || null]),
    ) as Shell['links'],
    social: social.map(({ label, url }) => ({ label: label.trim(), url: url.trim() })),
  };
}

/** For the audit log: the address of each link that is shown. */
const auditedSettings = ({ phone, links, social }: Shell) => ({
  phone,
  ...links,
  social: social.map(({ label, url }) => `${label}=${url}`),
});

/**
 * Stores header and footer, or with null restores those of the environment (PEOP-12).
 * @throws HttpProblem 409 for an outdated version, 422 for an invalid phone number or address
 */
export async function saveShell(
  transaction: Transaction,
  caller: Caller,
  environment: Shell,
  { settings, version }: { settings: ShellSettingsSave | null; version: number | undefined },
): Promise<ShellSettings> {
  const faults = settings === null ? [] : shellFaults(settings);
  if (faults.length > 0) throw ruleBroken(faults);
  // The row exists from the first change on, so that concurrent changes wait for each other.
  await transaction.query(
    sql`INSERT INTO shell_setting (value, version) VALUES (NULL, 0) ON CONFLICT DO NOTHING`,
  );
  const [stored] = await transaction.query<Stored>(
    sql`SELECT value, version, updated_by, updated_at FROM shell_setting FOR UPDATE`,
  );
  const before = settingsOf(environment, stored);
  if (stored !== undefined) await refuseStale(transaction, version, stored, async () => before);
  const value = settings === null ? null : tidied(settings);
  await transaction.query(sql`
    UPDATE shell_setting SET value = ${value === null ? null : JSON.stringify(value)}::jsonb, version = version + 1,
      updated_at = now(), updated_by = ${caller.employeeId}`);
  const after = await readShell(transaction, environment);
  await audit(transaction, caller.employeeId, {
    action: value === null ? 'links and phone reset' : 'links and phone changed',
    record: 'setting/shell',
    before: auditedSettings(before),
    after: auditedSettings(after),
  });
  return after;
}

/** How long a page waits for the database's header and footer settings, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * The configuration with the current header and footer. While the database isn't responding, the last known ones are used, so that pages
 * don't need the database.
 */
export function currentConfig(database: Queryable, environment: Config): () => Promise<Config> {
  let known = environment;
  const read = async () => {
    const shell = shellOf(await readShell(database, environment));
    // Returns the same object for the same values, because it's the cache key of rendered pages.
    if (JSON.stringify(shell) !== JSON.stringify(shellOf(known))) known = { ...environment, ...shell };
    return known;
  };
  return async () => {
    const waiting = new AbortController();
    const late = sleep(PATIENCE_MS, undefined, { signal: waiting.signal, ref: false }).catch(() => undefined);
    const config = await Promise.race([read().catch(() => known), late.then(() => known)]);
    waiting.abort();
    return config;
  };
}
