// Manages scheduled backups: npm run backups -- list|verify|fetch|drill|key
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../operations/settings.ts';
import {
  BackupError,
  type BackupRecord,
  backupsIn,
  backupTarget,
  decrypterIn,
  drill,
  endProgramsBySignal,
  fetchBackup,
  newKey,
  verifyBackup,
} from '../operations/index.ts';
import { openPlace } from '../common/filePlace/openPlace.ts';
import type { FilePlace } from '../common/filePlace/place.ts';
import { explain } from '../common/explain.ts';
import { readArguments, type CommandHelp } from './arguments.ts';

const HELP: CommandHelp = {
  about: 'Manages scheduled backups.',
  usage: [
    'npm run backups -- list [--json]',
    'npm run backups -- verify [<name>]',
    'npm run backups -- fetch <file> [<name>]',
    'npm run backups -- drill [<name>]',
    'npm run backups -- key',
  ],
  options: { json: 'for list: as JSON' },
  example: 'npm run backups -- verify',
};

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** @throws BackupError if there's no backup with this name, or none at all */
async function chosen(place: FilePlace, name: string | undefined): Promise<BackupRecord> {
  const all = await backupsIn(place);
  const found = name === undefined ? all.at(-1) : all.find((backup) => backup.name === name);
  if (found === undefined)
    throw new BackupError(name === undefined ? 'No backups yet.' : `There is no backup ${name}.`);
  return found;
}

const sizeOf = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

async function list(place: FilePlace, asJson: boolean): Promise<void> {
  const all = await backupsIn(place);
  if (asJson) return console.log(JSON.stringify(all, undefined, 2));
  if (all.length === 0) console.log('No backups yet.');
  for (const { name, at, engine, bytes, schema } of all)
    console.log(`${name}  ${at}  ${engine}  schema ${schema}  ${sizeOf(bytes)}`);
}

async function runDrill(place: FilePlace, record: BackupRecord): Promise<void> {
  const config = readConfig({ ...process.env, BACKUP_SCHEDULE: '' }, '', root);
  const url = config.databaseSessionUrl ?? config.databaseUrl;
  const { tables, rows, faults } = await drill(place, record, await decrypterIn(process.env), url);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) throw new BackupError(`✗ ${record.name} doesn't restore what was backed up.`);
  console.log(
    `✓ ${record.name} was restored completely: ${tables} tables with ${rows} rows, all constraints, indexes and order search.`,
  );
}

async function work(command: string | undefined, rest: string[], asJson: boolean): Promise<void> {
  if (command === 'key') {
    const { identity, recipient } = await newKey();
    console.error("Keep this apart from servers and backups. Without it, you can't read any backup.");
    console.log(`# public key: ${recipient}\n${identity}`);
    return;
  }
  const place = await openPlace(backupTarget(process.env, root));
  const [first, second] = rest;
  switch (command) {
    case 'list':
      return list(place, asJson);
    case 'verify': {
      const record = await chosen(place, first);
      await verifyBackup(place, record, await decrypterIn(process.env));
      return console.log(`✓ ${record.name} is intact (${sizeOf(record.bytes)}).`);
    }
    case 'fetch': {
      if (first === undefined)
        throw new BackupError(
          `Usage: ${HELP.usage.join(', or ')}. Without a name, the command uses the newest backup.`,
        );
      const file = path.resolve(first);
      await fetchBackup(place, await chosen(place, second), await decrypterIn(process.env), file);
      return console.log(
        `The backup is in ${file}, unencrypted. Restore it with npm run restore, then delete it.`,
      );
    }
    case 'drill':
      return runDrill(place, await chosen(place, first));
    case undefined:
    default:
      throw new BackupError(
        `Usage: ${HELP.usage.join(', or ')}. Without a name, the command uses the newest backup.`,
      );
  }
}

endProgramsBySignal();

try {
  const { values, positionals } = readArguments(HELP, {
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const [command, ...rest] = positionals;
  await work(command, rest, values.json);
} catch (error) {
  console.error(explain(error) ?? error);
  process.exitCode = 1;
}
