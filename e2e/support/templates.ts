import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './galleyServer.ts';

/** The templates prepared once by the global setup: a seeded embedded folder to copy, and a seeded PostgreSQL database. */
export interface Templates {
  dataFolder: string;
  databaseUrl: string;
}

export const templatesFile = path.join(root, 'node_modules/.cache/galley-e2e/templates.json');

interface TestDatabases {
  prepareFolder: (folder: string, demo: 'small') => Promise<void>;
  startPreparedPostgres: (demo: 'small') => Promise<{ url: string; stop: () => Promise<void> }>;
}

/** The code that creates the databases of the server's tests. */
export async function testDatabases(): Promise<TestDatabases> {
  const module = pathToFileURL(path.join(root, 'server/test/dist/db/testing.js')).href;
  return (await import(module)) as TestDatabases;
}
