import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import type { PaletteResponse } from '#server/day/palette/contract';
import type { OrderPagedResponse } from '#server/orders/contract';
import { MANAGER, onOneServer } from '../../testing.ts';

/** The names of records, and how people search for them. */
const TYPED = [
  ['Crème Signs – East', ['creme', 'CREME SIGNS', 'Crème', 'signs-east', 'cremesigns', 'signs — east']],
  ['Löwen “Boards” & Co.', ['lowen', 'löwen boards', 'LOWENBOARDS', 'boards co', "'Löwen'"]],
  ['Cafe Zoe', ['café', 'zoë', 'CAFÉ ZOË', 'cafe-zoe']],
  ['O’Neil Print', ["o'neil", 'oneil', 'O’NEIL', 'o neil']],
] as const;

onOneServer('Names that are searched for (FIND-09)', (server) => {
  const search = async (path: string, term: string): Promise<string[]> => {
    const { status, body } = await server.call<{ results: { label: string }[] }>(
      'GET',
      `${path}?searchterm=${encodeURIComponent(term)}`,
      { as: MANAGER },
    );
    assert.equal(status, 200);
    return body.results.map(({ label }) => label);
  };

  before(async () => {
    const names = TYPED.map(([name]) => name);
    await server.database().query(sql`
      UPDATE company SET name = one.name FROM unnest(${names}::text[], ${[1, 2, 3, 4]}::int[]) AS one (name, place)
      WHERE company.id = (SELECT id FROM company WHERE deleted_at IS NULL ORDER BY id OFFSET one.place LIMIT 1)`);
    await server.database().query(sql`
      UPDATE trend_group SET name = one.name FROM unnest(${names}::text[], ${[1, 2, 3, 4]}::int[]) AS one (name, place)
      WHERE trend_group.id = (SELECT id FROM trend_group WHERE deleted_at IS NULL ORDER BY id OFFSET one.place LIMIT 1)`);
    await server.database().query(sql`
      UPDATE contact SET name = one.name FROM unnest(${names}::text[], ${[1, 2, 3, 4]}::int[]) AS one (name, place)
      WHERE contact.id = (SELECT id FROM contact WHERE NOT inactive ORDER BY id OFFSET one.place LIMIT 1)`);
  });

  for (const [name, terms] of TYPED)
    test(`${name} is found by pickers and palette however its name is typed`, async () => {
      for (const term of terms) {
        assert.ok((await search('/v1/companies/search', term)).includes(name), `companies found by ${term}`);
        assert.ok((await search('/v1/parents/search', term)).includes(name), `parents found by ${term}`);
        assert.ok((await search('/v1/individuals/search', term)).includes(name), `contacts found by ${term}`);
        const { body } = await server.call<PaletteResponse>(
          'GET',
          `/v1/palette?term=${encodeURIComponent(term)}`,
          { as: MANAGER },
        );
        assert.ok(
          body.Companies.some(({ label }) => label === name),
          `the palette's companies by ${term}`,
        );
        assert.ok(
          body.Contacts.some(({ label }) => label === name),
          `the palette's contacts by ${term}`,
        );
      }
    });

  test('a term without letters is matched character by character, and finds no other name', async () => {
    assert.deepEqual(await search('/v1/companies/search', ' & '), []);
    assert.deepEqual(await search('/v1/companies/search', '%%%'), []);
    assert.deepEqual(await search('/v1/companies/search', '---'), []);
  });

  test('order lines are found by product, advertiser, design, description and ship-to in the same way', async () => {
    const [line] = await server.database().query<{ id: number; label: string }>(sql`
      UPDATE order_line SET design = 'Été “Sale” – Nº 5', description = 'Bannière, façade', ship_to = 'Dépôt Müller',
        ship_to_city = 'San José', ship_to_person = 'Zoë O’Neil', size_live = '14×48', size_finished = '14×48'
      WHERE id = (SELECT id FROM order_line ORDER BY id DESC LIMIT 1) RETURNING id, order_line_num AS label`);
    assert.ok(line);
    await server.database().query(sql`
      UPDATE product SET name = 'Vinyle perforé' WHERE id = (SELECT product_id FROM order_line WHERE id = ${line.id})`);
    await server.database().query(sql`
      UPDATE advertiser SET name = 'Crème & Co.' WHERE id = (SELECT advertiser_id FROM order_line WHERE id = ${line.id})`);
    for (const filter of [
      { Filter_design: 'ete sale' },
      { Filter_design: 'été "sale"' },
      { Filter_description: 'banniere facade' },
      { Filter_shipping: 'depot muller' },
      { Filter_shipping: 'san jose' },
      { Filter_shipping: "zoe o'neil" },
      { Filter_ProductNames: ['vinyle perfore'] },
      { Filter_advertiser: 'creme co' },
      { Filter_size: '14x48' },
      { Filter_size: '14×48' },
    ]) {
      const answer: { status: number; body: OrderPagedResponse } = await server.call(
        'POST',
        '/v1/orders/paged',
        {
          as: MANAGER,
          body: { PageNo: 1, PageSize: 200, Filter_DateRange: 7, Filter_OrderNum: line.label, ...filter },
        },
      );
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      assert.equal(answer.body.TotalCount, 1, JSON.stringify(filter));
    }
  });
});
