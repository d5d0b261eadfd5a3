import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, startGalley } from './galleyServer.ts';
import { templatesFile, type Templates } from './templates.ts';

interface TestPostgres {
  url: string;
  stop: () => Promise<void>;
}

/** Fills one embedded folder and one PostgreSQL with the demo; every worker then starts its servers on them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-e2e-template-'));
  const dataFolder = path.join(folder, 'data');
  const seeding = await startGalley({ dataDir: dataFolder });
  await seeding.stop();

  const module = pathToFileURL(path.join(root, 'server/test/dist/db/testPostgres.js')).href;
  const { startTestPostgres } = (await import(module)) as { startTestPostgres: () => Promise<TestPostgres> };
  const postgres = await startTestPostgres();

  mkdirSync(path.dirname(templatesFile), { recursive: true });
  const templates: Templates = { dataFolder, databaseUrl: postgres.url };
  writeFileSync(templatesFile, JSON.stringify(templates));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
