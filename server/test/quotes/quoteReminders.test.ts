import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import { promote } from '@galley/releases/operations/promote';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { addRelease, testHostRelease, testRelease, value } from '@galley/releases/testing/releases';
import { businessDaysAgo } from '#server/quotes/reminders/businessDays';
import { sendQuoteReminders } from '#server/quotes/reminders/quoteReminders';
import type { InboxPage } from '#server/day/inbox/contract';
import type { RoomTopics } from '#server/day/topics/roomTopics';
import { tempFolder } from '../tempFolder.ts';
import { MANAGER, onBothServers, OTHER, REP } from '../testing.ts';
import { quotesOf } from './testing.ts';

test('business days exclude weekends and federal holidays (QUOT-19)', () => {
  // Monday to Thursday.
  assert.equal(businessDaysAgo('2026-11-19', 3), '2026-11-16');
  // Over a weekend: sent from Friday to Sunday, reported on Wednesday.
  assert.equal(businessDaysAgo('2026-11-18', 3), '2026-11-15');
  // Over Thanksgiving, Thu 11/26/2026: sent on Tuesday, reported on the Monday after.
  assert.equal(businessDaysAgo('2026-11-30', 3), '2026-11-24');
});

onBothServers(
  'Scheduled notifications about quotes',
  (server) => {
    const { run, added, sent, read, send, save, again, answer } = quotesOf(server);
    const topics: RoomTopics = (remote, topic) =>
      (server.app() as unknown as { roomTopics: RoomTopics }).roomTopics(remote, topic);
    const tell = (day: string) => sendQuoteReminders(server.database(), topics, day);
    const told = async () =>
      (await server.call<InboxPage>('GET', '/v1/inbox?Shows=remote', { as: REP })).body.Items.map(
        ({ Text }) => Text,
      );
    /** Sent on Monday 11/16/2026, valid until Monday 12/14. */
    const waiting = async (change: object = {}) => {
      const id = await added(change);
      await sent(id);
      await run(sql`UPDATE quote SET sent_on = '2026-11-16', valid_until = '2026-12-14' WHERE id = ${id}`);
      return id;
    };

    before(async () => {
      const storage = folderStorage(server.config().releaseStore);
      await addRelease(storage, testHostRelease('1.0.0-host'));
      const reminders = { key: 'reminders', label: 'Quote reminders', icon: 'clock' as const };
      await addRelease(
        storage,
        testRelease('quotes', 'A', { screen: { title: 'Quotes' }, topics: [reminders] }),
      );
    });

    test('wait until a release with the topic is active', async () => {
      await waiting();
      await tell('2026-11-19');
      value(
        await promote(folderStorage(server.config().releaseStore), {
          by: 'ana',
          reason: 'a test',
          remotes: { host: '1.0.0-host', quotes: 'A' },
        }),
      );
      await tell('2026-11-19');
      assert.equal((await told()).length, 1);
      await run(sql`DELETE FROM quote`);
      await run(sql`DELETE FROM inbox_item`);
    });

    test('propose a follow-up after three business days without an answer, once per version; a comment is no answer (QUOT-19)', async () => {
      const id = await added();
      assert.equal((await answer(await sent(id), { Answer: 'comment', Text: 'Which ink?' })).status, 303);
      await run(sql`UPDATE quote SET sent_on = '2026-11-16', valid_until = '2026-12-14' WHERE id = ${id}`);
      await run(sql`DELETE FROM inbox_item`);
      const { Number, CompanyName } = await read(id);
      await tell('2026-11-18');
      assert.deepEqual(await told(), []);
      await tell('2026-11-19');
      await tell('2026-11-19');
      await tell('2026-11-20');
      assert.deepEqual(await told(), [
        `Follow up on quote ${Number}: ${CompanyName} hasn’t accepted or declined it in 3 business days`,
      ]);
      await save(await again(id, { Notes: 'Newer', ValidUntil: '2026-12-31' }));
      await send(id);
      await run(sql`UPDATE quote SET sent_on = '2026-11-20' WHERE id = ${id}`);
      await tell('2026-11-30');
      assert.equal((await told()).length, 2);
      await run(sql`DELETE FROM quote`);
      await run(sql`DELETE FROM inbox_item`);
    });

    test('wait as many days as the quote sets, and never come if it sets none (QUOT-19)', async () => {
      const soon = await waiting({ FollowUpDays: 1 });
      await waiting({ FollowUpDays: 0 });
      await tell('2026-11-17');
      await tell('2026-12-11');
      const { Number } = await read(soon);
      assert.deepEqual(
        (await told()).filter((text) => text.startsWith('Follow')),
        [
          `Follow up on quote ${Number}: ${(await read(soon)).CompanyName} hasn’t accepted or declined it in 1 business day`,
        ],
      );
      await run(sql`DELETE FROM quote`);
      await run(sql`DELETE FROM inbox_item`);
    });

    test('never come for a quote that has expired or is being revised (QUOT-19)', async () => {
      const expired = await waiting();
      await run(sql`UPDATE quote SET valid_until = '2026-11-18' WHERE id = ${expired}`);
      await save(await again(await waiting(), { Notes: 'Newer', ValidUntil: '2026-12-31' }));
      await tell('2026-11-19');
      assert.deepEqual(await told(), []);
      await run(sql`DELETE FROM quote`);
      await run(sql`DELETE FROM inbox_item`);
    });

    test('say that a quote expires in two days, once for that day (QUOT-19)', async () => {
      const id = await waiting({ FollowUpDays: 0 });
      const { Number, CompanyName } = await read(id);
      await tell('2026-12-11');
      assert.deepEqual(await told(), []);
      await tell('2026-12-12');
      await tell('2026-12-13');
      assert.deepEqual(await told(), [`Quote ${Number} for ${CompanyName} expires on Mon 12/14/2026`]);
      await run(sql`UPDATE quote SET valid_until = '2026-12-28' WHERE id = ${id}`);
      await tell('2026-12-27');
      assert.equal((await told()).length, 2);
      await run(sql`DELETE FROM quote`);
      await run(sql`DELETE FROM inbox_item`);
    });

    test('wait while the quote’s rep is disabled, and come to the next rep (QUOT-19)', async () => {
      const id = await waiting();
      const [leaver] = await run<{ id: number }>(sql`
        SELECT id FROM employee WHERE email NOT IN (${REP}, ${OTHER}, ${MANAGER}) ORDER BY id LIMIT 1`);
      await run(sql`UPDATE employee SET disabled_at = now() WHERE id = ${leaver?.id ?? 0}`);
      await run(sql`UPDATE quote SET rep_id = ${leaver?.id ?? 0} WHERE id = ${id}`);
      await tell('2026-11-19');
      await tell('2026-12-12');
      await run(
        sql`UPDATE quote SET rep_id = (SELECT id FROM employee WHERE email = ${REP}) WHERE id = ${id}`,
      );
      assert.deepEqual(await told(), []);
      await tell('2026-12-12');
      assert.equal((await told()).length, 2);
      await run(sql`UPDATE employee SET disabled_at = NULL WHERE id = ${leaver?.id ?? 0}`);
      await run(sql`DELETE FROM quote`);
      await run(sql`DELETE FROM inbox_item`);
    });

    test('never come for the quote of a deleted company, whose page nobody can open (QUOT-09, QUOT-19)', async () => {
      const id = await waiting();
      const { CompanyID } = await read(id);
      await run(sql`UPDATE company SET deleted_at = now() WHERE id = ${CompanyID}`);
      await tell('2026-11-19');
      await tell('2026-12-12');
      assert.deepEqual(await told(), []);
      await run(sql`UPDATE company SET deleted_at = NULL WHERE id = ${CompanyID}`);
    });
  },
  { env: () => ({ RELEASE_STORE: tempFolder() }) },
);
