import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { promote } from '@galley/releases/operations/promote';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { addRelease, testHostRelease, testRelease, value } from '@galley/releases/testing/releases';
import type { Problem } from '@galley/shared/contract/common';
import { addDays } from '@galley/shared/domain/calendar';
import type { InboxPage } from '#server/day/inbox/contract';
import type { ChangesPage } from '#server/exchange/changes/contract';
import type { ServiceTokenMade } from '#server/exchange/tokens/contract';
import { tempFolder } from '../tempFolder.ts';
import { LAST_DAY } from '../exchange/tokens/lastDay.ts';
import { onBothServers, REP } from '../testing.ts';
import { quotesOf } from './testing.ts';

const topics = [
  { key: 'answers', label: 'Responses to quotes', icon: 'check' as const },
  { key: 'reminders', label: 'Quote reminders', icon: 'clock' as const },
];

onBothServers(
  'A customer’s response to a quote',
  (server) => {
    const { run, today, added, read, save, again, send, sent, open, post, answer, accept, ask } =
      quotesOf(server);
    const inbox = async (as = REP) =>
      (await server.call<InboxPage>('GET', '/v1/inbox?Shows=remote', { as })).body.Items.map(
        ({ Text, Address, Topic }) => ({ Text, Address, Topic }),
      );
    const activitiesAbout = (number: string) =>
      run<{ id: number; notes: string; assignee: number; isDue: boolean; company: number }>(sql`
        SELECT id, comments AS notes, assignee_id AS assignee, start_date = ${today()}::date AS "isDue", company_id AS company
        FROM activity WHERE comments LIKE ${`%quote ${number} for %`} ORDER BY id`);

    test('is accepted without a release with the topic: nobody is notified, but the quote shows it (TEAM-41)', async () => {
      const id = await added();
      assert.equal((await accept(await sent(id))).status, 303);
      assert.equal((await read(id)).State, 'accepted');
      assert.deepEqual(await inbox(), []);
    });

    test('a release with the topics becomes active for the following tests', async () => {
      const storage = folderStorage(server.config().releaseStore);
      await addRelease(storage, testHostRelease('1.0.0-host'));
      await addRelease(storage, testRelease('quotes', 'A', { screen: { title: 'Quotes' }, topics }));
      value(
        await promote(storage, {
          by: 'ana',
          reason: 'a test',
          remotes: { host: '1.0.0-host', quotes: 'A' },
        }),
      );
    });

    test('can accept it: that creates one follow-up, notification and audit row (QUOT-16, QUOT-18, TEAM-41, API-384)', async () => {
      const id = await added();
      const path = await sent(id);
      const { Number, TotalCents, CompanyID, CompanyName } = await read(id);
      const form = { Answer: 'accepted', Name: ' Jo   Placeholder ', Title: 'Buyer', Version: '1' };
      const together = await Promise.all(Array.from({ length: 4 }, () => post(path, form)));
      assert.deepEqual(
        together.map(({ status, headers }) => [status, headers.get('location')]),
        Array.from({ length: 4 }, () => [303, path]),
      );
      const [activity, ...more] = await activitiesAbout(Number);
      assert.deepEqual(more, []);
      assert.deepEqual([activity?.assignee, activity?.isDue, activity?.company], [1, true, CompanyID]);
      assert.match(
        activity?.notes ?? '',
        /^The customer accepted version .*\nAccepted by Jo Placeholder, Buyer\.\n/,
      );
      const quote = await read(id);
      assert.equal(quote.State, 'accepted');
      const [said] = quote.Said;
      assert.deepEqual(
        [said?.Kind, said?.Name, said?.Title, said?.Version, said?.ActivityID],
        ['accepted', 'Jo Placeholder', 'Buyer', 1, activity?.id],
      );
      const dollars = (TotalCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
      assert.deepEqual((await inbox())[0], {
        Text: `${CompanyName} accepted quote ${Number}, ${dollars}`,
        Address: `/quotes/${id}`,
        Topic: 'Responses to quotes',
      });
      assert.equal((await inbox()).length, 1);
      const trail = await run<{ employee_id: number | null }>(sql`
        SELECT employee_id FROM audit_log WHERE action = 'quote accepted by customer' AND record = ${`customer_quote/${id}`}`);
      assert.deepEqual(trail, [{ employee_id: null }]);
      const { text } = await open(path);
      assert.match(text, /This quote was\s+accepted\s+by Jo Placeholder, Buyer,\s+on/);
      assert.doesNotMatch(text, /Accept this quote/);
      const other = await post(path, { Answer: 'declined', Text: 'After all', Version: '1' });
      assert.equal(other.status, 409);
      assert.match(other.text, /already been answered/);
    });

    test('that accepts it reports the company’s accepted, unordered quotes with lines to other systems (QUOT-18, CHG-09)', async () => {
      const { body: token } = await server.call<ServiceTokenMade>('POST', '/v1/service-tokens', {
        as: 'ops@galley.example',
        body: { name: 'Orders', source: 'orders', scopes: ['changes:read'], expiresOn: LAST_DAY },
      });
      const id = await added();
      await accept(await sent(id));
      const { Number, CompanyID, Content, TotalCents } = await read(id);
      const { body } = await server.call<ChangesPage>('GET', '/v1/changes?limit=1000', {
        token: token.secret,
      });
      const last = body.changes.findLast(({ resource }) => resource === 'quotes');
      assert.ok(last);
      assert.deepEqual([last.id, last.operation, last.by], [CompanyID, 'changed', '']);
      const { accepted } = last.record as {
        accepted: { number: string; totalCents: number; acceptedBy: string; lines: { Product: string }[] }[];
      };
      const own = accepted.find(({ number }) => number === Number);
      assert.deepEqual(
        [own?.totalCents, own?.acceptedBy, own?.lines.map(({ Product }) => Product)],
        [TotalCents, 'Jo Placeholder', Content.Lines.map(({ Product }) => Product)],
      );
      assert.doesNotMatch(JSON.stringify(last), /PriceReason":"[^"]/);
    });

    test('can decline it with a reason, which notifies at once; without one it’s refused, and the input is kept (QUOT-16)', async () => {
      const id = await added();
      const path = await sent(id);
      const bare = await answer(path, { Answer: 'declined', Text: ' \r\n ' });
      assert.equal(bare.status, 422);
      assert.match(bare.text, /role="alert" id="refused">Please tell us why you’re declining/);
      const long = await answer(path, { Answer: 'declined', Text: 'é'.repeat(1001) });
      assert.equal(long.status, 422);
      assert.ok(long.text.includes('é'.repeat(1001)));
      assert.equal((await answer(path, { Answer: 'declined', Text: 'Too dear.\r\nSorry' })).status, 303);
      const quote = await read(id);
      assert.deepEqual([quote.State, quote.Said[0]?.Text], ['declined', 'Too dear.\nSorry']);
      assert.match((await inbox())[0]?.Text ?? '', new RegExp(`declined quote ${quote.Number},`));
      assert.deepEqual(await activitiesAbout(quote.Number), []);
      // A changed quote is a new version, which needs a new answer.
      await save(await again(id, { Notes: 'Cheaper' }));
      await send(id);
      assert.match((await open(path)).text, /Accept this quote/);
      assert.equal((await accept(path)).status, 303);
      assert.equal((await read(id)).State, 'accepted');
    });

    test('needs name and title to accept, reports each missing one, and keeps the other (QUOT-16)', async () => {
      const path = await sent(await added());
      const { status, text } = await answer(path, { Answer: 'accepted', Name: '"><script>', Title: ' ' });
      assert.equal(status, 422);
      assert.match(text, /Enter your title\./);
      assert.match(text, /value="&quot;&gt;&lt;script&gt;"/);
      const problem = await ask(path, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({ Answer: 'accepted', Version: '1' }),
      });
      const { detail, errors } = JSON.parse(problem.text) as Problem;
      assert.equal(detail, 'Enter your name and title.');
      assert.deepEqual(errors, [
        { field: 'Name', message: 'Enter your name.' },
        { field: 'Title', message: 'Enter your title.' },
      ]);
    });

    test('can be a comment, which notifies at once; a repeat changes nothing, and twenty are the limit (QUOT-16, QUOT-18)', async () => {
      const id = await added();
      const path = await sent(id);
      const before = (await inbox()).length;
      const comment = (Text: string) => answer(path, { Answer: 'comment', Text });
      for (let repeat = 0; repeat < 2; repeat += 1) assert.equal((await comment('Which ink?')).status, 303);
      const { Said, Number } = await read(id);
      assert.deepEqual(
        Said.map(({ Kind, Text }) => [Kind, Text]),
        [['comment', 'Which ink?']],
      );
      const told = await inbox();
      assert.equal(told.length, before + 1);
      assert.match(told[0]?.Text ?? '', new RegExp(`commented on quote ${Number}$`));
      for (let more = 1; more < 20; more += 1) assert.equal((await comment(`And ${more}?`)).status, 303);
      assert.equal((await comment('One more')).status, 409);
      assert.equal((await comment('Which ink?')).status, 303, 'a repeated comment adds nothing');
      assert.match((await open(path)).text, /Which ink\?/);
      assert.equal((await read(id)).State, 'sent');
    });

    test('is too late for an outdated version or an expired quote (QUOT-16)', async () => {
      const id = await added();
      const path = await sent(id);
      await save(await again(id, { Notes: 'Newer' }));
      await send(id);
      for (const form of [
        { Answer: 'accepted', Name: 'Jo', Title: 'Buyer' },
        { Answer: 'comment', Text: 'Of the first' },
      ]) {
        const outdated = await post(path, { ...form, Version: '1' });
        assert.equal(outdated.status, 409);
        assert.match(outdated.text, /There is a newer version/);
      }
      // Even if the outdated version was answered.
      await post(path, { Answer: 'declined', Text: 'Too dear', Version: '2' });
      await save(await again(id, { Notes: 'Newest' }));
      await send(id);
      const answered = await post(path, { Answer: 'accepted', Name: 'Jo', Title: 'Buyer', Version: '2' });
      assert.equal(answered.status, 409);
      assert.match(answered.text, /There is a newer version/);
      await run(sql`UPDATE quote SET valid_until = ${addDays(today(), -1)}::date WHERE id = ${id}`);
      const { text } = await open(path);
      assert.match(text, /was valid until/);
      assert.doesNotMatch(text, /Accept this quote/);
      const late = await post(path, { Answer: 'accepted', Name: 'Jo', Title: 'Buyer', Version: '3' });
      assert.equal(late.status, 409);
      assert.match(late.text, /was valid until .* Call Robin Sample/);
      assert.equal((await read(id)).State, 'expired');
    });
  },
  { env: () => ({ RELEASE_STORE: tempFolder() }) },
);
