// Backs up the database, or restores a backup: npm run backup -- <file>, npm run restore -- <file> [--replace]
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../operations/settings.ts';
import {
  backupEmbedded,
  BackupError,
  backupPostgres,
  endProgramsBySignal,
  restoreEmbedded,
  restorePostgres,
} from '../operations/index.ts';
import { explain } from '../common/explain.ts';
import { readArguments, type CommandHelp } from './arguments.ts';

const HELP: CommandHelp = {
  about: 'Backs up the database to a file, or restores one.',
  usage: ['npm run backup -- <file>', 'npm run restore -- <file> [--replace]'],
  options: { replace: "for restore: replace the database's content" },
  example: 'npm run backup -- galley-monday.backup',
};

interface BackupArguments {
  command: 'backup' | 'restore';
  file: string;
  replace: boolean;
}

interface Place {
  databaseUrl: string | undefined;
  dataDir: string;
}

function readBackupArguments(): BackupArguments {
  const { values, positionals } = readArguments(HELP, {
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [command, file, ...rest] = positionals;
  const isKnown = command === 'backup' || command === 'restore';
  if (!isKnown || file === undefined || rest.length > 0)
    throw new BackupError(`Usage: ${HELP.usage.join(', or ')}.`);
  return { command, file: path.resolve(file), replace: values.replace };
}

/** Writes a complete file or none, durably, and readable only by its owner, because it contains secrets. */
async function backup({ databaseUrl, dataDir }: Place, file: string): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} already exists. Name another file.`);
  const draft = `${file}.part`;
  closeSync(openSync(draft, 'w', 0o600));
  try {
    if (databaseUrl === undefined) await backupEmbedded(dataDir, draft);
    else await backupPostgres(databaseUrl, draft);
    chmodSync(draft, 0o600);
    const handle = openSync(draft, 'r');
    fsyncSync(handle);
    closeSync(handle);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  console.log(`Backed up the database to ${file}. Protect it like the database itself.`);
}

async function restore({ databaseUrl, dataDir }: Place, { file, replace }: BackupArguments): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`${file} doesn't exist.`);
  const { former, moved } =
    databaseUrl === undefined
      ? await restoreEmbedded(dataDir, file, replace)
      : { former: undefined, moved: await restorePostgres(databaseUrl, file, replace) };
  if (former !== undefined) console.log(`The previous database is kept in ${former}.`);
  if (moved !== undefined) console.log(moved);
  console.log(`The database is restored from ${file}. Start the server.`);
}

endProgramsBySignal();

try {
  const order = readBackupArguments();
  const config = readConfig(process.env, '', fileURLToPath(new URL('../../../', import.meta.url)));
  // PostgreSQL's programs need a direct session.
  const place = { databaseUrl: config.databaseSessionUrl ?? config.databaseUrl, dataDir: config.dataDir };
  await (order.command === 'backup' ? backup(place, order.file) : restore(place, order));
} catch (error) {
  console.error(explain(error) ?? error);
  process.exitCode = 1;
}
