// A test runs this on a small disk. It writes until the database's log has no space, then frees some.
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { openEmbedded } from '#server/db/embedded';
import { DatabaseError } from '#server/db/errors';

const [folder = ''] = process.argv.slice(2);
const ballast = path.join(folder, 'ballast');
const MEGABYTE = Buffer.alloc(1 << 20);
/** Maximum time until the database works again, in milliseconds. */
const PATIENCE_MS = 60_000;

function fill(): void {
  const file = openSync(ballast, 'w');
  try {
    for (;;) writeSync(file, MEGABYTE);
  } catch {
    closeSync(file);
  }
}

const database = await openEmbedded(path.join(folder, 'data'));
await database.script("CREATE TABLE one (n int, filler text); INSERT INTO one VALUES (0, '')");
fill();
let acknowledged = 0;
/** One row that is overwritten again and again: only the log needs more space, not the data. */
const write = async () => {
  await database.query(
    sql`UPDATE one SET n = ${acknowledged + 1}, filler = (SELECT string_agg(md5(random()::text), '') FROM generate_series(1, 60))`,
  );
  acknowledged += 1;
};
const refused = async (work: () => Promise<void>): Promise<string | undefined> => {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof DatabaseError && error.kind === 'unavailable') return error.message;
    throw error;
  }
};
let full: string | undefined;
while (full === undefined) full = await refused(write);
const next = await refused(write);
rmSync(ballast);
const deadline = Date.now() + PATIENCE_MS;
const kept: number[] = [];
const read = async () => {
  for (const { n } of await database.query<{ n: number }>(sql`SELECT n FROM one`)) kept.push(n);
};
while ((await refused(read)) !== undefined && Date.now() < deadline) await sleep(200);
process.stdout.write(JSON.stringify({ acknowledged, kept: kept[0], full, next }));
await write();
await database.close();
