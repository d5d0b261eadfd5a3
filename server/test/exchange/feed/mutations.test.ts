import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import fc from 'fast-check';
import { FeedRecords, type FeedVerdict } from '#server/exchange/feed/contract';
import { FEED_FIELDS, type FeedResource } from '#server/exchange/rules/feedFields';
import { Value } from 'typebox/value';
import { onBothServers } from '../../testing.ts';
import { countsOf, feedOf, feedProvider, PROVIDER } from './testing.ts';
import { assertFigures } from './plainFigures.ts';

/** How many mutated records each resource gets; the full run has 8,000 for each of 13 resources. */
const RECORDS = Number(process.env.FEED_MUTATIONS ?? 150);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const LIST = 500;

const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  1.5,
  12.34,
  1e300,
  2 ** 31,
  '',
  ' ',
  'x',
  '7',
  'x'.repeat(101),
  'x'.repeat(12_000),
  '\u0000',
  '\ud800',
  "'; DROP TABLE order_line; --",
  '%',
  '2026-02-29',
  '2028-02-29',
  '0000-00-00',
  '9999-12-31',
  '1899-12-31',
  '1900-01-01',
  '2999-12-31',
  '2026-9-1',
  '2026-09-01T00:00:00Z',
  'https://track.example/parcel?TrackingNum=1Z1<br>https://track.example/parcel/2',
  'https://track.example/parcel/////',
  'javascript:alert(1)',
  2_147_483_647,
  9_999_999_999.99,
  [],
  ['c-1'],
  ['c-9'],
  [1],
  {},
  { name: 1 },
  { name: 'Dock', city: null, zip: '80202', planet: 'Mars' },
  { name: '', city: '\ud800' },
  'Shipped',
  38,
  39,
  'Sales',
  'c-1',
  'p-1',
  'Ünïcode — 名前 🖨',
];

type Record = { [field: string]: unknown };

/** A record with some of its members replaced, removed or added. */
const mutated = (resource: FeedResource, base: Record, number: number) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...Object.keys(base), 'deleted', 'unknown', '__proto__'),
        fc.constantFrom(...ODD),
        fc.boolean(),
      ),
      {
        maxLength: 3,
      },
    )
    .map((changes): Record => {
      const own =
        resource === 'orders'
          ? { order: 920_000 + number }
          : 'email' in base
            ? { email: `m${number}@example.com` }
            : 'name' in base
              ? { name: `M ${number}` }
              : { from: number + 20 };
      const record: Record = { ...base, ...own, externalId: `m-${number}` };
      for (const [name, value, isRemoved] of changes)
        if (isRemoved) delete record[name];
        else
          Object.defineProperty(record, name, {
            value,
            enumerable: true,
            configurable: true,
            writable: true,
          });
      return record;
    });

onBothServers(
  `Mutated records (FUZZ_SEED=${SEED} FEED_MUTATIONS=${RECORDS})`,
  (server) => {
    const { feed, read } = feedOf(server);
    before(() => feedProvider(feed));

    for (const [resource, [base = {}]] of PROVIDER)
      test(`of ${resource} are each refused with a field, or accepted as they are; none is half written (FEED-01)`, async () => {
        const records = fc.sample(
          fc.tuple(...Array.from({ length: RECORDS }, (_, number) => mutated(resource, base, number))),
          { numRuns: 1, seed: SEED },
        )[0] as Record[];
        for (let from = 0; from < records.length; from += LIST) {
          const list = records.slice(from, from + LIST);
          const held = await everything();
          const answer = await feed(resource, list, { query: '?verbose=true' });
          assert.equal(answer.records.length, list.length);
          for (const verdict of answer.records) check(list[verdict.index] ?? {}, verdict);
          const after = await everything();
          const accepted = new Set(
            answer.records.flatMap(({ verdict, externalId }) => (verdict === 'refused' ? [] : [externalId])),
          );
          // Refused records are unchanged, and accepted ones are stored.
          for (const [externalId, record] of after)
            if (!accepted.has(externalId)) assert.deepEqual(record, held.get(externalId));
          for (const { externalId, verdict } of answer.records)
            if (verdict === 'created') assert.ok(after.has(externalId), externalId);
          assert.deepEqual(countsOf(await feed(resource, [...after.values()])), { unchanged: after.size });
        }

        function check(record: Record, { verdict, errors }: FeedVerdict): void {
          const where = JSON.stringify(record).slice(0, 500);
          if (verdict === 'refused')
            assert.ok(
              errors.length > 0 && errors.every(({ field, message }) => field !== '' && message !== ''),
              where,
            );
          else if (record.deleted !== true)
            assert.ok(Value.Check(FeedRecords[resource], withoutEmpty(record)), `accepted ${where}`);
        }
        async function everything(): Promise<Map<string, Record>> {
          const { records } = await read(resource, '?limit=5000');
          return new Map(records.map((record) => [String(record.externalId), record]));
        }
        /** An empty text empties a field of any kind. */
        function withoutEmpty(record: Record): Record {
          const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === '';
          return Object.fromEntries(
            Object.entries(record).filter(
              ([name, value]) => !isEmpty(value) || !(name in FEED_FIELDS[resource]),
            ),
          );
        }
      });

    test('leave all figures equal to those of plain SQL (FEED-01)', () => assertFigures(server.database()));
  },
  { demo: 'off' },
);
