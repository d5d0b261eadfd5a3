import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { foldName } from '@galley/shared/domain/foldName';
import { onBothDatabases } from './testing.ts';

/** The blocks that names of customers are written in: Latin with all its extensions, punctuation, symbols, Greek, Cyrillic, full-width forms. */
const BLOCKS = [
  [0x20, 0x5_29],
  [0x1e_00, 0x1f_ff],
  [0x20_00, 0x2b_ff],
  [0x30_00, 0x30_ff],
  [0xfb_00, 0xfb_06],
  [0xff_00, 0xff_5e],
] as const;
const LETTERS = BLOCKS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
);

onBothDatabases('A name that’s folded for searching', (database) => {
  const foldAll = async (names: readonly string[]): Promise<string[]> => {
    const rows = await database().query<{ folded: string }>(
      sql`SELECT fold_name(name) AS folded FROM unnest(${names}::text[]) WITH ORDINALITY AS one (name, place) ORDER BY place`,
    );
    return rows.map(({ folded }) => folded);
  };

  test('is the same in the database and in the browser, letter by letter (FIND-09)', async () => {
    assert.ok(LETTERS.length > 5000);
    const folded = await foldAll(LETTERS);
    const different = LETTERS.filter((letter, place) => folded[place] !== foldName(letter));
    assert.deepEqual(different, []);
  });

  test('is the same for whole names of any letters (FIND-09)', async () => {
    const names = fc.sample(fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 40 }), 500);
    assert.deepEqual(await foldAll(names), names.map(foldName));
  });
});
