import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { View } from '@galley/shared/contract/views';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { seededRandom, type Random } from '#server/demo/random';
import { onBothServers, REP } from '../testing.ts';
import { brokenRecords } from './brokenRecords.ts';
import { TextHistory, ValueHistory } from './textHistory.ts';
import { growing, type Ask, type Growing } from './texts.ts';

/** The target is 600 seconds on each database. HISTORY_SEED repeats the choices, not their timing. */
const SECONDS = Number(process.env.HISTORY_SECONDS ?? 5);
const SEED = Number(process.env.HISTORY_SEED ?? Date.now() % 100_000);
const CLIENTS = 6;
/** Few records, so that clients collide. */
const RECORDS_OF_A_TYPE = 2;

onBothServers('Random writes of several people to the same records', (server) => {
  const signIn = async (): Promise<Ask> => {
    const { body: token } = await server.call<string>('POST', '/account/login/', {
      body: { email: REP, password: DEMO_PASSWORD },
    });
    return async <T>(method: string, path: string, body?: unknown) => {
      const headers = { 'idempotency-key': randomUUID() };
      for (;;) {
        const answer = await server.call<T>(method, path, { token, body, headers });
        if (answer.status !== 503) return answer;
        // Like the browser, it repeats a request that the server couldn't process in time, with the same key.
        await sleep(200);
      }
    };
  };

  test('lose no update, and everybody immediately sees what was acknowledged to anybody (WRITE-05)', async (t) => {
    const asks = await Promise.all(Array.from({ length: CLIENTS }, signIn));
    const [company] = await server
      .database()
      .query<{ uid: string }>(sql`SELECT uid FROM company WHERE id = 9`);
    let made = 0;
    const done: TextHistory[] = [];
    /** A place for one record after another: a new record replaces one whose text is full. */
    const placeOf = (type: (typeof growing)[number], ask: Ask) => {
      const make = async () => {
        made += 1;
        const record = await type(ask, `history-${SEED}-${made}`, company?.uid ?? '');
        const history = new TextHistory(`${record.type} ${made}`);
        done.push(history);
        return { record, history };
      };
      let current: Promise<{ record: Growing; history: TextHistory }> = make();
      return {
        current: () => current,
        renew: (full: { record: Growing }) => {
          // Several clients can find it full; only one creates the next record.
          current = current.then((now) => (now.record === full.record ? make() : now));
        },
      };
    };
    const [first] = asks;
    assert.ok(first);
    const places = growing.flatMap((type) =>
      Array.from({ length: RECORDS_OF_A_TYPE }, () => placeOf(type, first)),
    );
    const viewOf = (ID: number, word: string) => ({
      ID,
      List: 'orders',
      Name: 'Shared',
      Query: `design=${word}`,
      Visibility: 'mine',
    });
    const { body: begun } = await first<View>('POST', '/v1/views', viewOf(0, 'begun'));
    const view = new ValueHistory('view');
    let reads = 0;

    const grow = async (ask: Ask, random: Random, word: string) => {
      const place = random.pick(places);
      const { record, history } = await place.current();
      const check = history.beginRead();
      const opened = await record.open(ask);
      check(opened.text);
      reads += 1;
      if (opened.text.length > record.room) return place.renew({ record });
      if (random.chance(0.3)) return;
      history.send(word);
      history.answer(word, await opened.extend(ask, `${opened.text} ${word}`.trim()));
      const checkOwn = history.beginRead();
      checkOwn((await record.open(ask)).text);
      reads += 1;
    };
    const changeView = async (ask: Ask, random: Random, word: string) => {
      if (random.chance(0.5)) {
        const end = view.beginWrite(word);
        const { status } = await ask('POST', '/v1/views', viewOf(begun.ID, word));
        assert.equal(status, 200);
        end();
      }
      const check = view.beginRead();
      const { body } = await ask<View[]>('GET', '/v1/views');
      const found = body.find(({ ID }) => ID === begun.ID)?.Query;
      check(found === 'design=begun' ? undefined : found?.replace('design=', ''));
      reads += 1;
    };
    const until = performance.now() + SECONDS * 1_000;
    await Promise.all(
      asks.map(async (ask, client) => {
        const random = seededRandom(SEED * 100 + client);
        for (let step = 1; performance.now() < until; step += 1) {
          const word = `${String.fromCodePoint(97 + client)}${step.toString(36)}`;
          await (random.chance(0.15) ? changeView : grow)(ask, random, word);
        }
      }),
    );
    for (const place of places) {
      const { record, history } = await place.current();
      history.beginRead()((await record.open(first)).text);
    }
    assert.deepEqual(await brokenRecords(server.database()), []);
    const sum = (of: (history: TextHistory) => number) => done.reduce((total, one) => total + of(one), 0);
    const acknowledged = sum((one) => one.acknowledged);
    assert.ok(acknowledged > 0 && view.acknowledged > 0);
    t.diagnostic(
      `${server.database().engine}, seed ${SEED}, ${SECONDS} s, ${CLIENTS} clients, five record types: ` +
        `${acknowledged + view.acknowledged} writes acknowledged, 0 lost, ` +
        `${sum((one) => one.refused)} stale ones refused, ${reads} reads, 0 of them behind`,
    );
  });
});
