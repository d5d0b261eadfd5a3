import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { templatesFile, testDatabases, type Templates } from './templates.ts';

/** An embedded folder with the demo, and for long runs a PostgreSQL server; every worker then starts its servers on them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { prepareFolder, startPreparedPostgres } = await testDatabases();
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
