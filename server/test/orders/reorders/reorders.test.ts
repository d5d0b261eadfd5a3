import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import type { ReorderAsk } from '#server/orders/reorders/contract';
import { todayIn } from '@galley/shared/domain/businessDay';
import { addDays, daysBetween, type Day } from '@galley/shared/domain/calendar';
import { CANCELED } from '#server/orders/rules/orderStatus';
import { activitiesOf } from '../../activities/testing.ts';
import { TEST_ZONE } from '../../db/testing.ts';
import { feedOf, PROVIDER } from '../../exchange/feed/testing.ts';
import { MANAGER, onOneServer, OTHER, post } from '../../testing.ts';
import { type Ordered, reordersOf } from './testing.ts';

const NOW = todayIn(TEST_ZONE, new Date());
let today = NOW;
/** Noon of the day, in the business time zone. */
const clock = () => new Date(`${today}T19:00:00Z`);

onOneServer(
  'Reorders',
  (server) => {
    const { save, place } = activitiesOf(server);
    const { order, companies, products, draftOf, ask, list, figures, askOf, forget } = reordersOf(server);

    test('are requested with product, size, design and last price in the notes, for the line’s contact (REOR-01)', async () => {
      const [company = 0] = await companies();
      const [product = 0] = await products();
      const line = await order({ company, product, day: '2026-09-22' });
      const { CompanyID, IndividualID, TypeID, ActivityComments } = await draftOf(line);
      const [known] = await server.database().query<{ name: string; contact: number }>(sql`
        SELECT name, (SELECT min(contact_id) FROM contact_company WHERE company_id = ${company}) AS contact FROM product WHERE id = ${product}`);
      assert.deepEqual([CompanyID, IndividualID, TypeID], [company, known?.contact, 5]);
      assert.equal(
        ActivityComments,
        `Request a reorder of order line ${line}, ordered Tue 09/22/2026.\nProduct: ${known?.name}\nSize: 14' x 48' live\nDesign: Autumn\nLast price: $58.53 for 3, $19.51 each`,
      );
    });

    test('are refused for a line that the employee can’t see, another company’s line, and an existing activity (REOR-02)', async () => {
      const [company = 0] = await companies();
      const [product = 0] = await products();
      const line = await order({ company, product, day: NOW });
      const at = await place();
      const asks = { ...at, CompanyID: company, ReorderLine: line };
      const hidden = await save<Problem>(asks, OTHER);
      assert.deepEqual([hidden.status, hidden.body.errors?.[0]?.field], [422, 'ReorderLine']);
      const unknown = await save<Problem>({ ...asks, ReorderLine: '1-1' });
      assert.deepEqual([unknown.status, unknown.body.errors?.[0]?.field], [422, 'ReorderLine']);
      const [, another = 0] = await companies();
      const elsewhere = await save<Problem>({ ...asks, CompanyID: another });
      assert.deepEqual([elsewhere.status, elsewhere.body.errors?.[0]?.field], [422, 'CompanyID']);
      const known = await save<Problem>({ ...asks, ID: await ask(line), ReorderLine: line });
      assert.deepEqual([known.status, known.body.errors?.[0]?.field], [400, 'ReorderLine']);
      const [{ count } = { count: -1 }] = await server
        .database()
        .query<{ count: number }>(sql`SELECT count(*)::int AS count FROM reorder_ask`);
      assert.equal(count, 1);
      await forget();
    });

    test('are withdrawn when the activity is canceled or deleted, but not when it’s done or reopened (REOR-03)', async () => {
      const [company = 0] = await companies();
      const [product = 0] = await products();
      const line = await order({ company, product, day: NOW });
      const id = await ask(line);
      const stateAfter = async (work: () => Promise<unknown>) => {
        await work();
        return (await askOf(id))?.State;
      };
      const close = (mode: number) =>
        server.call('POST', `/v1/activity/done/${id}?closemode=${mode}`, { as: MANAGER });
      const reopen = async (Version: number) =>
        server.call('POST', `/v1/activity/undo/${id}`, { as: MANAGER, body: { Version } });
      assert.equal(await stateAfter(() => close(0)), 'open');
      assert.equal(await stateAfter(() => reopen(2)), 'open');
      assert.equal(await stateAfter(() => close(1)), 'withdrawn');
      assert.deepEqual(await figures(), []);
      const ofLine = () => post<{ Asks: ReorderAsk[] }>(server, '/v1/reorders/lines', { Lines: [line] });
      assert.deepEqual((await ofLine()).Asks, []);
      assert.equal(await stateAfter(() => reopen(4)), 'open');
      assert.deepEqual(
        (await ofLine()).Asks.map(({ ActivityID }) => ActivityID),
        [id],
      );
      await server.database().query(sql`DELETE FROM activity WHERE id = ${id}`);
      assert.deepEqual(
        (await list('State=withdrawn')).Asks.map(({ ActivityID, OrderIDLineNum }) => [
          ActivityID,
          OrderIDLineNum,
        ]),
        [[0, line]],
      );
      await forget();
    });

    test('are fulfilled by an order as soon as it is fed, and open again when the order is withdrawn (REOR-04)', async () => {
      const { feed } = feedOf(server);
      for (const [resource, records] of PROVIDER) await feed(resource, records);
      const id = await ask('900001-1', { IndividualID: 1 });
      assert.equal((await askOf(id))?.State, 'open');
      const [, [first]] = PROVIDER.find(([resource]) => resource === 'orders') ?? ['', []];
      const again = { ...first, externalId: '900002-1', order: 900_002, orderDate: addDays(today, 12) };
      await feed('orders', [again]);
      const closed = await askOf(id);
      assert.deepEqual([closed?.State, closed?.Answer, closed?.Days], ['ordered', '900002-1', 12]);
      await feed('orders', [{ ...again, status: CANCELED }]);
      assert.equal((await askOf(id))?.State, 'open');
      await forget();
    });

    test('are still counted and fulfilled if the order system removes their line (REOR-04)', async () => {
      const { feed } = feedOf(server);
      for (const [resource, records] of PROVIDER) await feed(resource, records);
      const [, [first]] = PROVIDER.find(([resource]) => resource === 'orders') ?? ['', []];
      const line = (order: number, change: object) => ({
        ...first,
        externalId: `${order}-1`,
        order,
        ...change,
      });
      await feed('orders', [line(900_003, {})]);
      const id = await ask('900003-1', { IndividualID: 1 });
      await feed('orders', [{ externalId: '900003-1', deleted: true }]);
      const left = await askOf(id);
      assert.deepEqual([left?.State, left?.OrderIDLineNum], ['open', '']);
      assert.equal((await figures())[0]?.Open, 1);
      await feed('orders', [line(900_004, { orderDate: addDays(today, 3) })]);
      const answered = await askOf(id);
      assert.deepEqual([answered?.State, answered?.Answer, answered?.Days], ['ordered', '900004-1', 3]);
      await forget();
    });

    /** A line, a request to reorder it `asked` days ago, `ordered` days after the line, and perhaps lines `answered` days ago. */
    const happening = (ordered: number, asked: number, ...answered: number[]) =>
      [ordered + asked, asked, ...answered].map((ago, index) => ({
        isAsk: index === 1,
        company: 0,
        product: 0,
        ago,
        isCanceled: false,
        of: 0,
      }));

    /** A sequence of events: an order line is added, or a reorder of an existing line is requested. */
    const steps = fc.array(
      fc.record({
        isAsk: fc.boolean(),
        company: fc.nat(1),
        product: fc.nat(1),
        // Days before today; events don't have to happen in the order of their dates.
        ago: fc.oneof(fc.integer({ min: 0, max: 200 }), fc.constantFrom(0, 30, 89, 90, 91)),
        isCanceled: fc.boolean(),
        of: fc.nat(),
      }),
      { minLength: 2, maxLength: 7 },
    );

    test('are fulfilled by the first later order of the same company and product within 90 days, whatever else is ordered (REOR-04, REOR-06)', async () => {
      const [places, made] = [await companies(), await products()];
      const seen = new Set<string>();
      await fc.assert(
        fc.asyncProperty(steps, async (happened) => {
          await forget();
          const lines: (Ordered & { id: string })[] = [];
          const expected = new Map<number, { State: string; Answer: string; Days: number | null }>();
          const asks: { id: number; asked: Day; of: Ordered; known: number }[] = [];
          for (const { isAsk, company, product, ago, isCanceled, of } of happened) {
            today = addDays(NOW, -ago);
            const line = lines[of % Math.max(lines.length, 1)];
            if (isAsk && line !== undefined) {
              asks.push({ id: await ask(line.id), asked: today, of: line, known: lines.length });
            } else {
              const ordered = {
                company: places[company] ?? 0,
                product: made[product] ?? 0,
                day: today,
                status: isCanceled ? CANCELED : 0,
              };
              lines.push({ ...ordered, id: await order(ordered) });
            }
          }
          today = NOW;
          for (const { id, asked, of, known } of asks) {
            const [answer] = lines
              .slice(known)
              .filter(
                ({ company, product, status, day }) =>
                  company === of.company &&
                  product === of.product &&
                  status !== CANCELED &&
                  daysBetween(asked, day) >= 0 &&
                  daysBetween(asked, day) <= 90,
              )
              .toSorted((a, b) => daysBetween(b.day, a.day));
            const isOver = daysBetween(asked, NOW) > 90;
            const State = answer !== undefined ? 'ordered' : isOver ? 'lapsed' : 'open';
            seen.add(State);
            expected.set(id, {
              State,
              Answer: answer?.id ?? '',
              Days: answer === undefined ? null : daysBetween(asked, answer.day),
            });
          }
          const told = await list();
          assert.deepEqual(
            new Map(
              told.Asks.map(({ ActivityID, State, Answer, Days }) => [ActivityID, { State, Answer, Days }]),
            ),
            expected,
          );
          const [rep] = await figures();
          assert.equal(rep?.Asked ?? 0, told.TotalCount);
          for (const [State, count] of [
            ['ordered', rep?.Ordered],
            ['open', rep?.Open],
            ['lapsed', rep?.Lapsed],
          ] as const)
            assert.equal((await list(`State=${State}&RepID=${rep?.RepID ?? 0}`)).TotalCount, count ?? 0);
          const days = [...expected.values()].flatMap(({ Days }) => Days ?? []).toSorted((a, b) => a - b);
          const middle = (days.length - 1) / 2;
          const median = ((days[Math.floor(middle)] ?? 0) + (days[Math.ceil(middle)] ?? 0)) / 2;
          assert.equal(rep?.MedianDays ?? null, days.length === 0 ? null : median);
        }),
        { numRuns: 15, examples: [[happening(0, 91)], [happening(0, 90)], [happening(30, 60, 58)]] },
      );
      assert.deepEqual([...seen].toSorted(), ['lapsed', 'open', 'ordered']);
      await forget();
    });
  },
  { now: clock },
);
