import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import sql from 'sql-template-tag';
import type { PushSettings } from '#server/day/push/contract';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { sendDailyEmails } from '#server/day/inbox/sendDailyEmails';
import type { Mailer } from '#server/common/mailer';
import { pushKeys } from '#server/day/push/keys';
import { createPusher } from '#server/day/push/pusher';
import { TEST_ZONE } from '../../db/testing.ts';
import { mailerTo, smtpServer } from '../../common/mail/smtpServer.ts';
import { MANAGER, onOneServer, REP } from '../../testing.ts';
import { browserKeys, businessTime, isSignedBy, pushService } from './pushService.ts';

/** A Wednesday in the future, so that items added during the tests have waited long enough. */
const DAY = '2040-11-28';
const NEXT_DAY = '2040-11-29';
const SATURDAY = '2040-12-01';
const MONDAY = '2040-12-03';

onOneServer('Notifications', (server) => {
  const run = <T extends object>(statement: ReturnType<typeof sql>) => server.database().query<T>(statement);
  let service: Awaited<ReturnType<typeof pushService>>;
  let smtp: Awaited<ReturnType<typeof smtpServer>>;
  let mailer: Mailer;
  let pusher: ReturnType<typeof createPusher>;
  let answers: Record<string, () => Promise<[number, Record<string, string>?]>> = {};
  const problems: { reason: string; host: string }[] = [];
  let managerId = 0;
  before(async () => {
    service = await pushService(async (path) => answers[path]?.() ?? [201]);
    smtp = await smtpServer();
    mailer = mailerTo(smtp.url);
    const keys = await pushKeys(server.database());
    const sender = { keys, subject: 'mailto:no-reply@galley.example', targets: 'any' as const };
    pusher = createPusher(
      {
        database: server.database(),
        timeZone: TEST_ZONE,
        sender,
        onProblem: (problem) => problems.push(problem),
      },
      (error) => assert.fail(String(error)),
    );
    const [manager] = await run<{ id: number }>(sql`SELECT id FROM employee WHERE email = ${MANAGER}`);
    managerId = manager?.id ?? 0;
  });
  after(async () => {
    await smtp.close();
    await service.close();
  });
  beforeEach(async () => {
    for (const table of [sql`inbox_item`, sql`inbox_mail`, sql`inbox_quiet`, sql`push_device`])
      await run(sql`DELETE FROM ${table}`);
    answers = {};
    problems.length = 0;
    service.received.length = 0;
    smtp.received.length = 0;
  });

  const at = (time: string, day = DAY) => businessTime(day, time);
  const push = async (time: string, day = DAY) => {
    await pusher.turn(at(time, day));
    await pusher.settled();
  };
  const mail = (time: string, day = DAY) =>
    sendDailyEmails(server.database(), {
      mailer,
      publicUrl: 'https://galley.example',
      timeZone: TEST_ZONE,
      at: at(time, day),
      onRefused: (error) => assert.fail(String(error)),
    });
  /** Adds an inbox item about this many activities due on a day; the occasion makes the item unique. */
  const tell = async (occasion: string, owner = 1, count = 3) => {
    const [item] = await run<{ id: number }>(sql`
      INSERT INTO inbox_item (owner_id, kind, record_id, occasion, day, due_count)
      VALUES (${owner}, 'due', 0, ${occasion}, ${DAY}::date, ${count}) RETURNING id`);
    return item?.id ?? 0;
  };
  const settings = async (token: string) =>
    (await server.call<PushSettings>('GET', '/v1/push', { token })).body;
  const turnOn = async (token: string, path = '/device') => {
    const { read, ...keys } = browserKeys();
    const body = { Endpoint: `${service.url}${path}`, ...keys };
    const { status, body: answer } = await server.call('PUT', '/v1/push/device', { token, body });
    assert.equal(status, 200, JSON.stringify(answer));
    return read;
  };
  const signIn = async (email = REP) => {
    const credentials = { email, password: DEMO_PASSWORD };
    return String((await server.call('POST', '/account/login/', { body: credentials })).body);
  };
  const quiet = (From: string, Until: string, Weekends: boolean) =>
    server.call('PUT', '/v1/inbox/quiet', { as: REP, body: { From, Until, Weekends } });
  const paths = () => service.received.map(({ path }) => path);

  test('go to the device and session that turned them on: signed, readable only by that browser, and only the sentence (PUSH-01, PUSH-02)', async () => {
    const token = await server.tokenOf(REP);
    assert.equal((await settings(token)).IsOn, false);
    await tell('before it was on');
    const read = await turnOn(token);
    const { IsOn, PublicKey } = await settings(token);
    assert.deepEqual([IsOn, (await settings(await server.tokenOf(MANAGER))).IsOn], [true, false]);
    const id = await tell('one');
    await tell('of somebody else', managerId);
    await push('09:00');
    await push('09:01');
    const [received, ...more] = service.received;
    assert.ok(received);
    assert.equal(more.length, 0);
    assert.equal(isSignedBy(PublicKey, received, service.url), true);
    assert.doesNotMatch(received.body.toString('latin1'), /activities/);
    assert.deepEqual(read(received.body), {
      text: '3 activities are due on Wed 11/28/2040',
      tag: `inbox-${id}`,
      address: `/activities#inbox-${id}`,
    });
  });

  test('are combined, and not sent for read, snoozed or no longer visible items (PUSH-02, PUSH-03)', async () => {
    const read = await turnOn(await server.tokenOf(REP));
    await tell('one');
    await tell('two');
    const gone = await tell('read');
    await run(sql`UPDATE inbox_item SET read_at = now() WHERE id = ${gone}`);
    const snoozed = await tell('snoozed');
    await run(sql`UPDATE inbox_item SET snoozed_until = '2999-01-01' WHERE id = ${snoozed}`);
    await run(
      sql`INSERT INTO inbox_item (owner_id, kind, record_id, occasion) VALUES (1, 'shipped', 999999999, 'x')`,
    );
    await push('09:00');
    assert.deepEqual(
      service.received.map(({ body }) => read(body).text),
      ['2 new notifications'],
    );
    await run(sql`UPDATE inbox_item SET snoozed_until = NULL WHERE id = ${snoozed}`);
    await push('09:01');
    assert.equal(service.received.length, 2, 'a snoozed item comes back as new');
  });

  test('wait a few seconds for open pages, and skip items that an attended page has shown (PUSH-03)', async () => {
    await turnOn(await server.tokenOf(REP));
    await tell('one');
    await pusher.turn(new Date());
    await pusher.settled();
    assert.deepEqual(paths(), []);
    const unread = (headers: Record<string, string>) =>
      server.call('GET', '/v1/inbox/unread', { as: REP, headers });
    await unread({});
    await push('09:00');
    assert.deepEqual(paths(), []);
    await tell('two');
    await unread({ 'x-unattended': '1' });
    await push('09:01');
    assert.deepEqual(paths(), ['/device'], 'nobody had the page open');
  });

  test('replace that day’s email; unread items are in the next day’s email, and emailed items aren’t sent again (PUSH-05)', async () => {
    await turnOn(await server.tokenOf(REP));
    await run(sql`INSERT INTO inbox_mail (employee_id, at) VALUES (1, '07:30')`);
    await tell('one');
    await push('07:00');
    await mail('07:30');
    assert.deepEqual([paths().length, smtp.received.length], [1, 0]);
    await tell('two');
    await mail('07:30', NEXT_DAY);
    assert.match(smtp.received[0]?.data ?? '', /Galley: 2 new/);
    await push('08:00', NEXT_DAY);
    assert.equal(paths().length, 1);
  });

  test('and email respect the user’s quiet hours and weekends, and one summary follows afterward (PUSH-06)', async () => {
    const read = await turnOn(await server.tokenOf(REP));
    assert.equal((await quiet('17:00', '08:00', true)).status, 200);
    const chosen = { From: '17:00', Until: '08:00', Weekends: true };
    assert.deepEqual((await settings(await server.tokenOf(REP))).Quiet, chosen);
    await run(sql`INSERT INTO inbox_mail (employee_id, at) VALUES (1, '07:00')`);
    for (const occasion of ['one', 'two', 'three']) await tell(occasion);
    for (const [time, day] of [
      ['17:00', DAY],
      ['23:59', DAY],
      ['00:00', NEXT_DAY],
      ['07:59', NEXT_DAY],
      ['12:00', SATURDAY],
      ['07:59', MONDAY],
    ] as const) {
      await push(time, day);
      await mail(time, day);
    }
    assert.deepEqual([paths(), smtp.received.length], [[], 0]);
    await push('08:00', MONDAY);
    assert.deepEqual(
      service.received.map(({ body }) => read(body).text),
      ['3 new notifications'],
    );
    assert.equal((await quiet('', '', true)).status, 200);
    await tell('four');
    await push('07:00', NEXT_DAY);
    assert.equal(paths().length, 2);
  });

  test('end with the session, when turned off, and when the push service no longer knows the device (PUSH-04)', async () => {
    const [first, second] = [await signIn(), await signIn()];
    await turnOn(first, '/first');
    await turnOn(second, '/second');
    await turnOn(await server.tokenOf(REP), '/third');
    await server.call('POST', '/account/logout', { token: first });
    await tell('one');
    assert.equal((await server.call('DELETE', '/v1/push/device', { token: second })).status, 200);
    assert.equal((await settings(second)).IsOn, false);
    answers = { '/third': async () => [410] };
    await push('09:00');
    assert.deepEqual(paths(), ['/third']);
    assert.deepEqual(await run(sql`SELECT FROM push_device`), []);
    // The same browser, used by another person, gets only that person's notifications.
    await turnOn(await server.tokenOf(REP), '/shared');
    await turnOn(await server.tokenOf(MANAGER), '/shared');
    await tell('two');
    await push('10:00');
    assert.deepEqual(paths(), ['/third']);
  });

  test('are retried with growing delays while the push service is down, and an unreachable device delays no other (PUSH-07)', async () => {
    await turnOn(await server.tokenOf(REP), '/dead');
    await turnOn(await server.tokenOf(MANAGER), '/alive');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    answers = { '/dead': () => held.then(() => [503, { 'retry-after': '300' }]) };
    const arrived = (path: string) => paths().filter((one) => one === path).length;
    await tell('one');
    await tell('two', managerId);
    while (arrived('/alive') === 0 || arrived('/dead') === 0) await pusher.turn(at('09:00'));
    await tell('three', managerId);
    while (arrived('/alive') === 1) await pusher.turn(at('09:00'));
    assert.equal(arrived('/dead'), 1, 'it is still waiting for a response');
    release();
    await pusher.settled();
    assert.match(problems[0]?.reason ?? '', /503/);
    answers = { '/dead': async () => [500] };
    await push('09:04');
    assert.equal(arrived('/dead'), 1, 'it waits as long as the service requested');
    service.received.length = 0;
    await push('09:05');
    assert.deepEqual(paths(), ['/dead'], 'it retries after the time that the service requested');
    answers = {};
    await push('09:06');
    assert.deepEqual(paths(), ['/dead'], 'the pause grows');
    await push('09:07');
    assert.deepEqual(paths(), ['/dead', '/dead']);
    await push('09:30');
    assert.equal(paths().length, 2, 'it has arrived');
  });
});
