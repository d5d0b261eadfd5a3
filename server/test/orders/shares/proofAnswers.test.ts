import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import { CUSTOMER_APPROVAL } from '#server/orders/rules/orderStatus';
import { COMMENT_LENGTH } from '#server/orders/rules/share';
import { onOneServer } from '../../testing.ts';
import { sharesOf } from './testing.ts';

const PRINT = 29;
const HOSTILE = `</textarea><script>alert(1)</script>"'><img src=x onerror=alert(1)> =HYPERLINK("x") \u202E{{7*7}} ; DROP TABLE order_line; --`;
onOneServer('A customer’s link', (server) => {
  const { addLine, share, list, open, ask, versionIn, send, answer, activitiesAbout } = sharesOf(server);

  test('turns an approval into a follow-up for the person who shared it, due today, for the line’s company, with line and comment in its notes and an audit row (SHAR-05, API-326)', async () => {
    const line = await addLine();
    const { id, path } = await share(line);
    const { status, headers } = await answer(path, 'approved', 'Looks good.\r\nThank you!');
    assert.deepEqual([status, headers.get('location')], [303, path]);
    const [activity, ...more] = await activitiesAbout(line);
    assert.deepEqual(more, []);
    assert.deepEqual([activity?.assignee, activity?.type, activity?.status], [1, 5, 0]);
    assert.match(
      activity?.notes ?? '',
      new RegExp(
        `^The customer approved the proof of order line ${line}, .+\\.\nComment: Looks good\\.\nThank you!\nSubmitted through a link`,
      ),
    );
    const [known] = await server.database().query<{ isThere: boolean; isDue: boolean; tells: number }>(sql`
      SELECT company_id = (SELECT company_id FROM order_line WHERE order_line_num = ${line}) AS "isThere", start_date = created_on AS "isDue",
        (SELECT count(*)::int FROM live_event WHERE topic = 'activities' AND record_id = activity.id) AS tells
      FROM activity WHERE id = ${activity?.id ?? 0}`);
    assert.deepEqual(known, { isThere: true, isDue: true, tells: 1 });
    const trail = await server.database().query<{ employee_id: number | null; after: object }>(sql`
      SELECT employee_id, after FROM audit_log WHERE action = 'proof answered by customer' AND record = ${`order_share/${id}`}`);
    assert.deepEqual(trail, [
      {
        employee_id: null,
        after: { line, answer: 'approved', comment: 'Looks good.\nThank you!', activity: activity?.id },
      },
    ]);
    const [listed] = await list(line);
    assert.deepEqual(
      [listed?.Answer, listed?.Comment, listed?.ActivityID],
      ['approved', 'Looks good.\nThank you!', activity?.id],
    );
    const { text } = await open(path);
    assert.match(text, /This proof was approved on/);
    assert.doesNotMatch(text, /<form/);
  });

  test('accepts one answer for each version of a proof: repeating it changes nothing, another is refused, and a new version asks for a new answer (SHAR-06)', async () => {
    const line = await addLine();
    const [{ path }, other] = [await share(line), await share(line)];
    const Proof = versionIn(await open(path));
    const approve = { Answer: 'approved', Comment: '', Proof };
    const together = await Promise.all(Array.from({ length: 4 }, () => send(path, approve)));
    assert.deepEqual(
      together.map(({ status }) => status),
      [303, 303, 303, 303],
    );
    assert.equal((await activitiesAbout(line)).length, 1);
    const changed = await send(path, { ...approve, Answer: 'change', Comment: 'No, the logo!' });
    assert.equal(changed.status, 409);
    assert.match(changed.text, /already been answered/);
    const fromOther = await open(other.path);
    assert.match(fromOther.text, /This proof was approved on/);
    assert.equal((await send(other.path, approve)).status, 409);
    assert.equal((await activitiesAbout(line)).length, 1);

    await server
      .database()
      .query(sql`UPDATE order_line SET proof_link = '/proofs/autumn-2.png' WHERE order_line_num = ${line}`);
    const outdated = await send(other.path, {
      Answer: 'change',
      Comment: 'Of the first',
      Proof: 'f'.repeat(64),
    });
    assert.equal(outdated.status, 409);
    assert.match(
      outdated.text,
      /has changed since you opened this page[^]*Of the first/,
      'the comment is kept',
    );
    assert.equal((await answer(other.path, 'change', 'Larger, please.')).status, 303);
    assert.equal((await activitiesAbout(line)).length, 2);
    await server
      .database()
      .query(
        sql`UPDATE order_line SET status = 0, proof_link = '/proofs/autumn-3.png' WHERE order_line_num = ${line}`,
      );
    assert.doesNotMatch(
      (await open(path)).text,
      /<form/,
      'only a proof that awaits approval can be answered',
    );
  });

  test('keeps the answer after the line leaves Customer Approval, until the proof has a new version (SHAR-06)', async () => {
    const [line, unanswered] = [await addLine(), await addLine()];
    const [{ path }, { path: late }] = [await share(line), await share(unanswered)];
    const [Proof, lateProof] = [versionIn(await open(path)), versionIn(await open(late))];
    const approve = { Answer: 'approved', Comment: '', Proof };
    assert.equal((await send(path, approve)).status, 303);
    const setStatus = (status: number) =>
      server
        .database()
        .query(
          sql`UPDATE order_line SET status = ${status} WHERE order_line_num IN (${line}, ${unanswered})`,
        );
    await setStatus(PRINT);

    assert.match((await open(path)).text, /This proof was approved on/);
    assert.equal((await send(path, approve)).status, 303, 'a repeated answer changes nothing');
    assert.equal((await activitiesAbout(line)).length, 1);
    const other = await send(path, { ...approve, Answer: 'change', Comment: 'No, the logo!' });
    assert.equal(other.status, 409);
    assert.match(other.text, /already been answered/);
    const tooLate = await send(late, { ...approve, Proof: lateProof });
    assert.equal(tooLate.status, 409);
    assert.match(tooLate.text, /no longer needs a response/);
    assert.deepEqual(await activitiesAbout(unanswered), []);

    await setStatus(CUSTOMER_APPROVAL);
    const again = await open(path);
    assert.doesNotMatch(again.text, /This proof was approved on/);
    assert.notEqual(versionIn(again), Proof, 'it waits again, so this is a new version');
    assert.match((await send(path, approve)).text, /has changed since you opened this page/);
    assert.equal((await answer(path, 'approved')).status, 303);
    await setStatus(PRINT);
    await server
      .database()
      .query(sql`UPDATE order_line SET proof_link = '/proofs/autumn-2.png' WHERE order_line_num = ${line}`);
    assert.doesNotMatch((await open(path)).text, /This proof was approved on/, 'this is another proof');
  });

  test('refuses a change without a comment, and a comment that is too long, and keeps what was written (SHAR-05)', async () => {
    const line = await addLine();
    const { path } = await share(line);
    for (const comment of ['', ' \r\n ']) {
      const { status, text } = await answer(path, 'change', comment);
      assert.equal(status, 422);
      assert.match(text, /role="alert" id="refused">Please tell us what to change/);
      assert.match(text, /value="change" required checked/);
    }
    const long = await answer(path, 'approved', 'é'.repeat(COMMENT_LENGTH + 1));
    assert.equal(long.status, 422);
    assert.ok(long.text.includes('é'.repeat(COMMENT_LENGTH + 1)));
    assert.equal((await activitiesAbout(line)).length, 0);
    const longest = `${'é'.repeat(COMMENT_LENGTH - 2)}\r\né`;
    assert.equal((await answer(path, 'change', longest)).status, 303, 'a line break counts as one character');
    const problem = await server.call<Problem>('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'Answer=maybe',
    });
    assert.deepEqual([problem.status, problem.body.errors?.[0]?.field], [400, 'Answer']);
    assert.equal(
      (await ask(path, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }))
        .status,
      415,
    );
  });

  test('shows a hostile comment as text on its page, and stores it unchanged (SHAR-05)', async () => {
    const line = await addLine();
    const { path } = await share(line);
    assert.equal((await answer(path, 'change', `${HOSTILE}\u0007`)).status, 303);
    const { text } = await open(path);
    assert.doesNotMatch(text, /<script|<img src=x|<\/textarea/);
    assert.ok(text.includes('&lt;script&gt;alert(1)&lt;/script&gt;'));
    const [activity] = await activitiesAbout(line);
    assert.ok(activity?.notes.includes(HOSTILE));
    const { path: second } = await share(await addLine());
    const refused = await send(second, { Answer: 'change', Comment: HOSTILE, Proof: 'old' });
    assert.equal(refused.status, 409);
    assert.doesNotMatch(refused.text, /<script|<img src=x/);
  });
});
