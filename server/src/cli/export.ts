// Exports everything as files: npm run export -- <folder>
// Writes a CSV for each resource in the feed's format (an import accepts these), plus the activities, quotes, email and files on
// records.
import { createWriteStream, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { explain } from '../common/explain.ts';
import { ExplainedError } from '../db/explainedError.ts';
import { csvText } from '../exchange/index.ts';
import { everythingTables } from '../operations/index.ts';
import { recordFiles } from '../files/index.ts';
import { readConfig } from '../operations/settings.ts';
import { readArguments, type CommandHelp } from './arguments.ts';
import { withDatabase } from './command.ts';

const HELP: CommandHelp = {
  about:
    'Writes everything to files: a CSV for each resource (an empty Galley can import these), plus the activities, quotes, email and attached files.',
  usage: ['npm run export -- <folder>'],
  example: 'npm run export -- ./leaving',
};

/** @throws ExplainedError if the folder isn't empty */
function emptyFolder(folder: string | undefined): string {
  if (folder === undefined) throw new ExplainedError(`Name a folder: ${HELP.usage[0]}.`);
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new ExplainedError(`${folder} isn't empty. Name another folder.`);
  return folder;
}

async function main(): Promise<void> {
  const { positionals } = readArguments(HELP, { allowPositionals: true });
  const folder = emptyFolder(positionals[0]);
  const { files } = readConfig(process.env, '', fileURLToPath(new URL('../../../', import.meta.url)));
  await withDatabase(async (database) => {
    for (const file of await everythingTables(database)) {
      let count = 0;
      const text = csvText(file.rows, () => (count += 1));
      await pipeline(Readable.from(text), createWriteStream(path.join(folder, file.name), { mode: 0o600 }));
      console.log(`  ${file.name}: ${count.toLocaleString('en-US')}`);
    }
    let written = 0;
    for await (const file of recordFiles(database, files)) {
      const place = path.join(folder, file.name);
      mkdirSync(path.dirname(place), { recursive: true });
      await pipeline(await file.read(), createWriteStream(place, { mode: 0o600 }));
      written += 1;
    }
    console.log(`  files: ${written.toLocaleString('en-US')}`);
    console.log(
      'Import the tables into an empty Galley in this order. Activities, quotes, email and files are for other programs.',
    );
  });
}

try {
  await main();
} catch (error) {
  console.error(explain(error) ?? error);
  process.exitCode = 1;
}
