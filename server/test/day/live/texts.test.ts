import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Batch, Noted } from '#server/day/live/readEvents';
import { changesOf, canSeeChanges } from '#server/day/live/seen';
import { textFor } from '#server/day/live/texts';

type Caller = Parameters<typeof canSeeChanges>[0];

const account = fc.integer({ min: 1, max: 3 });
const caller = fc.record({
  employeeId: account,
  employeeType: fc.constantFrom('Sales Rep', 'Operations'),
  orderMasterOverride: fc.boolean(),
  accountTypeIds: fc.uniqueArray(account),
}) as unknown as fc.Arbitrary<Caller>;
const noted: fc.Arbitrary<Noted> = fc.record({
  topic: fc.constantFrom('contacts', 'orders', 'views', 'inbox'),
  records: fc.option(fc.array(fc.tuple(account, fc.option(account)), { minLength: 1, maxLength: 3 })),
  accountTypeId: fc.option(account),
  ownerId: fc.option(account),
  visibility: fc.option(fc.constantFrom('mine', 'team', 'everybody')),
  team: fc.uniqueArray(account),
  hasLeft: fc.boolean(),
});
const position = { database: '1.1.1', snapshot: '5:5:' };

test('each reader of a batch gets only what they can see, and those who see the same share the same bytes (LIVE-16)', () => {
  fc.assert(
    fc.property(fc.array(noted, { maxLength: 5 }), fc.array(caller, { minLength: 2 }), (all, callers) => {
      const batch: Batch = { position, noted: all, isWhole: true };
      const sent = new Map<string, Buffer | undefined>();
      for (const one of callers) {
        const seen = all.filter((it) => canSeeChanges(one, it));
        const expected = `id: 1.1.1/5:5:\nevent: changes\ndata: ${JSON.stringify(changesOf(seen))}\n\n`;
        const text = textFor(one, batch);
        assert.equal(text?.toString(), seen.length === 0 ? undefined : expected);
        const which = seen.map((it) => all.indexOf(it)).join();
        if (sent.has(which)) assert.equal(text, sent.get(which));
        sent.set(which, text);
      }
      const gap = textFor(callers[0] as Caller, { position, noted: all, isWhole: false });
      assert.equal(gap?.toString(), 'id: 1.1.1/5:5:\nevent: gap\ndata: {}\n\n');
    }),
  );
});
