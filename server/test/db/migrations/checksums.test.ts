import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { constants } from '#server/db/constants';
import { checksumOf } from '#server/db/migrate';
import { migrations, statementsOf, SUBJECTS } from '#server/db/migrations';
import { root } from '../../places.ts';
import { checksums } from './checksums.ts';
import { tempFolder } from '../../tempFolder.ts';

const SCHEMA = path.join(root, 'server/src/db/schema');

test('published statements of the schema and its changes never change, because databases that ran them would be refused (OPS-12)', () => {
  for (const { number, name, script } of migrations) {
    const now = checksumOf(script);
    assert.equal(
      now,
      checksums[number],
      `Migration ${number} (${name}) is not what checksums.ts has frozen. A new migration: add the line\n` +
        `  ${number}: '${now}',\nto server/test/db/migrations/checksums.ts. One that was published before: revert ` +
        'your change, and make it in a migration of its own. A constant that it names has another value now: write the ' +
        'former value in its place, and change the database in a migration.',
    );
  }
});

test('a comment or line break in the schema can change at any time', () => {
  const [schema] = migrations;
  assert.ok(schema);
  assert.equal(
    checksumOf(`-- Of late.\n${schema.script.replaceAll('\n', '\n\n')}`),
    checksumOf(schema.script),
  );
  assert.notEqual(checksumOf(`${schema.script} ANALYZE;`), checksumOf(schema.script));
});

test('migrations run in the order of their unique numbers', () => {
  const numbers = migrations.map(({ number }) => number);
  assert.deepEqual(
    numbers,
    [...new Set(numbers)].sort((one, other) => one - other),
  );
});

test('every file of the schema is run', () => {
  const files = readdirSync(SCHEMA).toSorted();
  assert.deepEqual(files, SUBJECTS.map((subject) => `${subject}.sql`).toSorted());
});

test('the schema uses exactly the constants that are defined for it', () => {
  const text = SUBJECTS.map((subject) => readFileSync(path.join(SCHEMA, `${subject}.sql`), 'utf8'))
    .join('\n')
    .replaceAll(/--.*$/gm, '');
  for (const name of Object.keys(constants)) assert.match(text, new RegExp(`[^:\\w]:${name}\\b`), name);

  const folder = tempFolder();
  const file = path.join(folder, 'one.sql');
  writeFileSync(file, "SELECT 'a'::text, :two, ARRAY[1, 2, 3]::int[] WHERE status IN (:some);");
  const read = (known: Record<string, string>) => statementsOf(pathToFileURL(file), known);
  assert.equal(
    read({ two: '2', some: '1, 2' }),
    "SELECT 'a'::text, 2, ARRAY[1, 2, 3]::int[] WHERE status IN (1, 2);",
  );
  assert.throws(() => read({ two: '2' }), /one\.sql names :some, which is not in constants\.ts/);
});
