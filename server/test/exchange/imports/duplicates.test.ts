import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import sql from 'sql-template-tag';
import type { ImportMap } from '#server/exchange/imports/contract';
import { onOneServer } from '../../testing.ts';
import { listImporterOf } from './listImporter.ts';
import { verdictsOf } from './testing.ts';

const PEOPLE = 'Name,Email,Phone,Job Title,Company';
const file = (...rows: string[]) => `${PEOPLE}\n${rows.join('\n')}\n`;

onOneServer('A row of a list that matches somebody else’s record', (server) => {
  const { imports, bring, contacts, withConstants } = listImporterOf(server);
  afterEach(() => imports.cancelAll());
  const COMPANIES =
    'Company,Address,City,State,Zip,Phone\nDouble Signs,1 First St,Denver,CO,80202,303-555-0100\n';
  const addCompany = () => bring('companies.csv', COMPANIES, 'companies', 'first');
  /** A contact as a person has entered it. */
  const enter = async (one: { name: string; email?: string; phone?: string; title?: string }) => {
    const { name, email = '', phone = '', title = '' } = one;
    const [row] = await server.database().query<{ id: number }>(sql`
      INSERT INTO contact (name, email, phone, title) VALUES (${name}, ${email}, ${phone}, ${title}) RETURNING id`);
    return row?.id ?? 0;
  };
  const read = async (id: number) =>
    (await server.database().query(sql`SELECT name, email, phone, title FROM contact WHERE id = ${id}`))[0];
  const checkOf = async (content: string, resource = 'contacts', doubles?: ImportMap['doubles']) => {
    const one = await imports.upload('list.csv', content, { resource, source: 'second' });
    const map = withConstants(one);
    return imports.check(one, doubles === undefined ? map : { ...map, doubles });
  };

  test('fills the empty fields of that record, and overwrites nothing that a person wrote (IMPO-20)', async () => {
    await addCompany();
    const id = await enter({ name: 'Dora Twin', email: 'dora@double.example', title: 'Buyer' });
    const list = file('D. Twin,DORA@double.example,303-555-0111,Head of Buying,Double Signs');
    const checked = await checkOf(list);
    assert.deepEqual(verdictsOf(checked), { changed: 1, kept: 1 });
    assert.equal(checked.doubles, 1);
    const [shown] = await imports.records(checked, 'double');
    assert.deepEqual(shown?.double, {
      id,
      name: 'Dora Twin',
      about: 'dora@double.example',
      choice: 'update',
    });
    assert.deepEqual(shown?.changes.map(({ field, before, after }) => [field, before, after]).slice(0, 1), [
      ['phone', '', '303-555-0111'],
    ]);
    assert.deepEqual(
      shown?.errors.map(({ message }) => message),
      [
        'Name: "D. Twin" differs from the value here, which is kept',
        'Job Title: "Head of Buying" differs from the value here, which is kept',
        'Email: "DORA@double.example" differs from the value here, which is kept',
      ],
    );
    const applied = await imports.apply(checked);
    assert.deepEqual(verdictsOf(applied), { changed: 1, kept: 1 });
    const filled = { name: 'Dora Twin', email: 'dora@double.example', phone: '303-555-0111', title: 'Buyer' };
    assert.deepEqual(await read(id), filled);
    const again = await checkOf(list);
    assert.deepEqual(verdictsOf(again), { unchanged: 1, kept: 1 });
    assert.equal(again.doubles, 0);
    await imports.cancel(again);
    const undone = await imports.undo(applied);
    assert.deepEqual(undone, { restored: 1, kept: [] });
    assert.deepEqual(await read(id), { ...filled, phone: '' });
    assert.equal((await checkOf(list)).doubles, 1);
  });

  test('can be skipped or added as a separate record, for all rows or each row (IMPO-20)', async () => {
    await addCompany();
    const names = ['Eve Phone', 'Finn Phone', 'Gus Phone'];
    const ids = await Promise.all(
      names.map((name, place) => enter({ name, phone: `(303) 555-012${place}` })),
    );
    const list = file(
      'Éve phone,eve@double.example,+1 303.555.0120 x7,,Double Signs',
      'Finn Phone,finn@double.example,3035550121,,Double Signs',
      'Gus Phone,gus@double.example,303 555 0122,,Double Signs',
      'Gus Phone,gus2@double.example,303 555 9999,,Double Signs',
    );
    const checked = await checkOf(list, 'contacts', { all: 'skip', rows: { 2: 'add', 3: 'update' } });
    assert.deepEqual(verdictsOf(checked), { created: 2, changed: 1, unchanged: 1, kept: 1 });
    assert.deepEqual([checked.doubles, checked.skipped], [3, 1]);
    assert.deepEqual(
      (await imports.records(checked, 'double')).map(({ row, double }) => [row, double?.choice]),
      [
        [1, 'skip'],
        [2, 'add'],
        [3, 'update'],
      ],
    );
    const applied = await imports.apply(checked);
    assert.deepEqual(verdictsOf(applied), verdictsOf(checked));
    assert.deepEqual(await Promise.all(ids.map(async (id) => (await read(id))?.email)), [
      '',
      '',
      'gus@double.example',
    ]);
    assert.deepEqual(
      (await contacts(names)).map(({ name, email }) => [name, email]),
      [
        ['Gus Phone', 'gus@double.example'],
        ['Finn Phone', 'finn@double.example'],
        ['Gus Phone', 'gus2@double.example'],
      ],
    );
  });

  test('with a taken email address can’t be a separate record, and says so (IMPO-20)', async () => {
    await addCompany();
    await enter({ name: 'Hal Taken', email: 'hal@double.example' });
    const checked = await checkOf(
      file('Hal Other,hal@double.example,303-555-0131,,Double Signs'),
      'contacts',
      { all: 'add' },
    );
    assert.deepEqual(verdictsOf(checked), { refused: 1 });
    assert.deepEqual(
      (await imports.records(checked, 'refused')).flatMap(({ errors }) =>
        errors.map(({ message }) => message),
      ),
      ['Email: "hal@double.example" is the email of another contact'],
    );
  });

  test('is matched to a company with the same name and ZIP, whoever created it; with another ZIP it’s refused (IMPO-20)', async () => {
    await addCompany();
    const list = COMPANIES.replaceAll(',303-555-0100', ',303-555-0199')
      .replace('Phone', 'Phone,Website')
      .replace('0199\n', '0199,https://double.example\n');
    const checked = await checkOf(list, 'companies');
    assert.deepEqual(verdictsOf(checked), { changed: 1, kept: 1 });
    assert.deepEqual(
      (await imports.records(checked, 'double')).map(({ double, changes }) => [
        double?.about,
        changes.map(({ field }) => field),
      ]),
      [['Denver, CO 80202', ['url']]],
    );
    await imports.apply(checked);
    const [company] = await server
      .database()
      .query(sql`SELECT phone, url FROM company WHERE name = 'Double Signs'`);
    assert.deepEqual(company, { phone: '303-555-0100', url: 'https://double.example' });
    // For the company's original list, nothing has changed.
    const first = await imports.upload('companies.csv', COMPANIES, {
      resource: 'companies',
      source: 'first',
    });
    assert.deepEqual(verdictsOf(await imports.check(first, withConstants(first))), { unchanged: 1 });
    const elsewhere = await imports.upload('list.csv', list.replace('80202', '02134'), {
      resource: 'companies',
      source: 'third',
    });
    const refused = await imports.check(elsewhere, withConstants(elsewhere));
    assert.deepEqual(verdictsOf(refused), { refused: 1 });
  });
});
