// Feeds a running server from files, or exports its records:
//   npm run feed -- import orders.csv [--resource orders] [--map map.json] [--import <name>] [--dry-run] [--refused refused.ndjson]
//   npm run feed -- export <folder> [--resource orders …]      npm run feed -- undo <import>
// GALLEY_URL names the server. GALLEY_TOKEN is a service token, not an option, because other users can list command lines.
import { createReadStream, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import type { GalleyClient } from '@galley/client';
import { FEED_RESOURCES, type FeedResource } from '../exchange/rules/feedFields.ts';
import { explain } from '../common/explain.ts';
import { ExplainedError } from '../db/explainedError.ts';
import {
  download,
  kindOf,
  readMap,
  recordsOf,
  remoteAt,
  undo,
  upload,
  verdictCounts,
} from '../exchange/index.ts';
import { readArguments, type CommandHelp } from './arguments.ts';

const HELP: CommandHelp = {
  about:
    "Feeds a running server from files, or exports its records. GALLEY_URL is the server's address, GALLEY_TOKEN a service token.",
  usage: [
    'npm run feed -- import <file> [--resource <resource>] [--map <file>] [--import <name>] [--dry-run] [--refused <file>]',
    'npm run feed -- export <folder> [--resource <resource>]…',
    'npm run feed -- undo <import>',
  ],
  options: {
    resource: `one of ${FEED_RESOURCES.join(', ')}; default: the file's name for import, all for export`,
    map: 'a JSON file that maps columns to fields',
    import: 'a name to undo the import with',
    'dry-run':
      'shows the counts and the records that would be refused or would keep a field; changes nothing',
    refused: 'the file for records that were refused or kept a field',
  },
  example: 'npm run feed -- import orders.csv --dry-run',
};

const SHOWN = 20;

function resourceOf(name: string): FeedResource {
  const found = FEED_RESOURCES.find((resource) => resource === name);
  if (found === undefined)
    throw new ExplainedError(
      `${name} isn't a resource. Choose one with --resource: ${FEED_RESOURCES.join(', ')}.`,
    );
  return found;
}

function remoteOf({
  GALLEY_URL: url = 'http://localhost:4000',
  GALLEY_TOKEN: token,
}: NodeJS.ProcessEnv): GalleyClient {
  if (!token) throw new ExplainedError('GALLEY_TOKEN must be a service token: npm run token -- create');
  return remoteAt(url.replace(/\/+$/, ''), token);
}

interface Options {
  resource: string[];
  map?: string | undefined;
  import?: string | undefined;
  'dry-run': boolean;
  refused?: string | undefined;
}

async function importFile(remote: GalleyClient, file: string, options: Options): Promise<void> {
  const { name, base } = path.parse(file);
  const resource = resourceOf(options.resource[0] ?? name);
  const map = options.map === undefined ? undefined : readMap(resource, readFileSync(options.map, 'utf8'));
  const imported = options.import ?? `${base} ${new Date().toISOString()}`.slice(0, 100);
  const dryRun = options['dry-run'];
  async function* lines() {
    const records = recordsOf({ kind: kindOf(file), resource, map }, createReadStream(file));
    for await (const { line } of records) yield line;
  }
  const answer = await upload(remote, { resource, dryRun, name: imported }, lines());
  const { refused, records, omitted } = answer;
  console.log(dryRun ? 'Result of the dry run:' : `Import ${JSON.stringify(imported)}:`);
  console.log(verdictCounts(answer));
  for (const { index, externalId, verdict, errors } of records.slice(0, SHOWN))
    console.log(
      `  ${verdict} record ${index + 1} (${externalId}): ${errors.map(({ field, message }) => `${field} ${message}`).join(', ')}`,
    );
  if (records.length + omitted > SHOWN) console.log(`  … and ${records.length + omitted - SHOWN} more`);
  if (options.refused !== undefined)
    writeFileSync(options.refused, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  if (refused > 0) process.exitCode = 2;
}

async function exportAll(remote: GalleyClient, folder: string, resources: FeedResource[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const resource of resources) {
    const file = path.join(folder, `${resource}.ndjson`);
    const out = createWriteStream(file);
    let count = 0;
    for await (const record of download(remote, resource)) {
      count += 1;
      if (!out.write(`${JSON.stringify(record)}\n`)) await once(out, 'drain');
    }
    out.end();
    await once(out, 'close');
    console.log(`${file}: ${count}`);
  }
}

try {
  const { values, positionals } = readArguments(HELP, {
    allowPositionals: true,
    options: {
      resource: { type: 'string', multiple: true, default: [] },
      map: { type: 'string' },
      import: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      refused: { type: 'string' },
    },
  });
  const [command, what] = positionals;
  if (what === undefined || positionals.length > 2)
    throw new ExplainedError(`Usage: ${HELP.usage.join(', or ')}.`);
  const remote = remoteOf(process.env);
  if (command === 'import') await importFile(remote, what, values);
  else if (command === 'export')
    await exportAll(
      remote,
      what,
      values.resource.length === 0 ? [...FEED_RESOURCES] : values.resource.map(resourceOf),
    );
  else if (command === 'undo') {
    const { restored, kept } = await undo(remote, what);
    console.log(`Undone: ${restored} ${restored === 1 ? 'record' : 'records'}.`);
    for (const { resource, externalId, message } of kept)
      console.log(`  ${resource} ${externalId} stays: ${message}`);
  } else throw new ExplainedError(`Unknown command ${command}. Use import, export or undo.`);
} catch (error) {
  console.error(explain(error) ?? error);
  process.exitCode = 1;
}
