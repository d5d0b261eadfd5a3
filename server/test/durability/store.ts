import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '#server/db/database';
import { openEmbedded } from '#server/db/embedded';
import { openPostgres } from '#server/db/postgres';
import { prepareFolder, preparePostgres } from '../db/testing.ts';
import { startCluster, type TestCluster } from '../db/testPostgres.ts';

/** A database, empty or with the small demo, on which real server processes run, one after another. */
export interface Store {
  engine: Database['engine'];
  /** The environment variables with which a server process uses it. */
  env: Record<string, string>;
  /** Opens it. No server may be running on the embedded database. */
  open: () => Promise<Database>;
  /** Inspects what's stored. For the embedded database, it inspects a copy of the folder, so no server may be running on it. */
  inspect: <T>(look: (database: Database) => Promise<T>) => Promise<T>;
  dispose: () => Promise<void>;
}

/** Inspects an open database and closes it. */
export async function using<T>(database: Database, look: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

/** Inspects a copy of an embedded database's data folder. */
export async function inspectCopy<T>(dataDir: string, look: (database: Database) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(path.join(tmpdir(), 'galley-copy-'));
  try {
    cpSync(path.join(dataDir, 'pg'), path.join(copy, 'pg'), { recursive: true });
    return await using(await openEmbedded(copy), look);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

export async function embeddedStore(isEmpty = false): Promise<Store & { folder: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-store-'));
  if (!isEmpty) await prepareFolder(folder, 'small');
  return {
    engine: 'embedded',
    folder,
    env: { DATA_DIR: folder, RELEASE_STORE: path.join(folder, 'releases') },
    open: () => openEmbedded(folder),
    inspect: (look) => inspectCopy(folder, look),
    dispose: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** On a PostgreSQL server with fsync, unlike those of the other tests. */
export async function postgresStore(isEmpty = false): Promise<Store & { cluster: TestCluster; url: string }> {
  const cluster = await (isEmpty
    ? startCluster(true)
    : startCluster(true, (_run, data) => preparePostgres(data, 'small')));
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-store-'));
  const inspect: Store['inspect'] = (look) =>
    using(
      openPostgres(cluster.url, () => undefined, { application: 'inspection' }),
      look,
    );
  return {
    engine: 'postgres',
    cluster,
    url: cluster.url,
    env: { DATA_DIR: folder, RELEASE_STORE: path.join(folder, 'releases'), DATABASE_URL: cluster.url },
    open: async () => openPostgres(cluster.url, () => undefined),
    inspect,
    async dispose() {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
