import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './galleyServer.ts';
import { templatesFile, type Templates } from './templates.ts';

interface TestDatabases {
  prepareFolder: (folder: string, demo: 'small') => Promise<void>;
  startPreparedPostgres: (demo: 'small') => Promise<{ url: string; stop: () => Promise<void> }>;
}

/** An embedded folder with the demo, and for long runs a PostgreSQL; every worker then starts its servers on them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const module = pathToFileURL(path.join(root, 'server/test/dist/db/testing.js')).href;
  const { prepareFolder, startPreparedPostgres } = (await import(module)) as TestDatabases;
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-e2e-template-'));
  const dataFolder = path.join(folder, 'data');
  mkdirSync(dataFolder);
  await prepareFolder(dataFolder, 'small');
  const postgres = process.env.TEST_LONG === '1' ? await startPreparedPostgres('small') : undefined;

  mkdirSync(path.dirname(templatesFile), { recursive: true });
  const templates: Templates = { dataFolder, databaseUrl: postgres?.url ?? '' };
  writeFileSync(templatesFile, JSON.stringify(templates));
  return async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
