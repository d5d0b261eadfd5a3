import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import sql from 'sql-template-tag';
import type { FileImport, ImportMap } from '#server/exchange/imports/contract';
import { onOneServer } from '../../testing.ts';
import { listImporterOf } from './listImporter.ts';
import { verdictsOf } from './testing.ts';

const HEADINGS = 'Company,Address,City,State,Zip,Main Phone,First Name,Last Name,Email,Phone';
const file = (...rows: string[]) => `${HEADINGS}\n${rows.join('\n')}\n`;
const COMPANY = {
  name: 'Company',
  address1: 'Address',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  phone: 'Main Phone',
};
const PEOPLE = { name: ['First Name', 'Last Name'], email: 'Email', phone: 'Phone' };

onOneServer('A list of companies and their people', (server) => {
  const { imports, companies, contacts } = listImporterOf(server);
  afterEach(() => imports.cancelAll());
  const map: ImportMap = {
    columns: { ...COMPANY, externalId: 'auto' },
    constants: { salesRep: 'rep@galley.example', accountOwner: 'Rocky Mountain' },
    people: { columns: PEOPLE },
  };
  const check = async (content: string, change: Partial<ImportMap> = {}) => {
    const one = await imports.upload('list.csv', content, { resource: 'companies', source: 'people' });
    const checked = await imports.check(one, { ...map, ...change });
    assert.equal(checked.error, '');
    return checked;
  };
  const both = (one: FileImport) => [verdictsOf(one), verdictsOf({ ...one, ...one.people })];
  const reasons = async (one: FileImport, verdict: string, query = '') =>
    (await imports.records(one, verdict, query)).map(({ row, errors }) => [
      row,
      errors.map(({ message }) => message).join('; '),
    ]);

  test('adds a new group once, however its rows write case and spaces (IMPO-14)', async () => {
    const list = [
      'Company,Group',
      'Larch Signs,Larch Group',
      'Larch Boards,"LARCH\n  group"',
      'Larch Prints,larch group',
    ]
      .join('\n')
      .concat('\n');
    const one = await imports.upload('list.csv', list, { resource: 'companies', source: 'people' });
    const checked = await imports.check(one, {
      columns: { name: 'Company', parent: 'Group', externalId: 'auto' },
      constants: map.constants,
    });
    assert.deepEqual(verdictsOf(checked), { created: 3 });
    const applied = await imports.apply(checked);
    assert.deepEqual([applied.state, verdictsOf(applied)], ['done', { created: 3 }]);
    const groups = await server.database().query(sql`
      SELECT trend_group.name, count(*)::int AS companies FROM trend_group JOIN company ON trend_group_id = trend_group.id
      WHERE trend_group.name ILIKE 'larch%' GROUP BY 1`);
    assert.deepEqual(groups, [{ name: 'Larch Group', companies: 3 }]);
    await imports.undo(applied);
  });

  test('imports both at once: a company with several rows is one company, and its people are its contacts (IMPO-03, IMPO-21)', async () => {
    const list = file(
      'Oriole Displays,1 Bird St,Denver,CO,,303-555-0200,Ada,Oriole,ada@oriole.example,303-555-0201',
      'Oriole Displays,,,,80202,,Ben,Oriole,,(303) 555-0202',
      'ORIOLE displays,9 Other St,Denver,CO,80202,303-555-0200,Cy,Oriole,cy@oriole.example,',
      'Plover Prints,2 Bird St,Boston,MA,02134,,,,,',
    );
    const checked = await check(list);
    assert.deepEqual(both(checked), [{ created: 2, kept: 1 }, { created: 3 }]);
    assert.deepEqual(await reasons(checked, 'kept'), [
      [3, 'Address: "9 Other St" differs from an earlier row of this company, which is kept'],
    ]);
    const [ada] = await imports.records(checked, 'created', '&people=true');
    assert.deepEqual(
      ada?.changes.filter(({ field }) => field === 'name' || field === 'companies').map(({ after }) => after),
      ['Ada Oriole', 'Oriole Displays'],
    );
    const applied = await imports.apply(checked);
    assert.deepEqual(both(applied), both(checked));
    assert.deepEqual(
      (await companies(['Oriole Displays', 'Plover Prints'])).map(({ name, zip, address1 }) => [
        name,
        zip,
        address1,
      ]),
      [
        ['Oriole Displays', '80202', '1 Bird St'],
        ['Plover Prints', '02134', '2 Bird St'],
      ],
    );
    const people = ['Ada Oriole', 'Ben Oriole', 'Cy Oriole'];
    assert.deepEqual(
      (await contacts(people)).map(({ name, phone, company }) => [name, phone, company]),
      [
        ['Ada Oriole', '303-555-0201', 'Oriole Displays'],
        ['Ben Oriole', '(303) 555-0202', 'Oriole Displays'],
        ['Cy Oriole', '', 'Oriole Displays'],
      ],
    );
    const again = await check(list);
    assert.deepEqual(both(again), [{ unchanged: 2, kept: 1 }, { unchanged: 3 }]);
    const names = async (verdict: string, query = '') =>
      (await imports.records(again, verdict, query)).map(({ name }) => name);
    assert.deepEqual(
      [await names('unchanged'), await names('kept'), await names('unchanged', '&people=true')],
      [['Oriole Displays', 'Plover Prints'], ['ORIOLE displays'], people],
    );
    await imports.cancel(again);
    assert.deepEqual(await imports.undo(applied), { restored: 5, kept: [] });
    assert.deepEqual(await companies(['Oriole Displays', 'Plover Prints']).then(({ length }) => length), 2);
    const [left] = await server.database().query<{ companies: number; people: number }>(sql`
        SELECT (SELECT count(*)::int FROM company WHERE deleted_at IS NULL AND name IN ('Oriole Displays', 'Plover Prints')) AS companies,
          (SELECT count(*)::int FROM contact WHERE NOT inactive AND name = ANY(${people}::text[])) AS people`);
    assert.deepEqual(left, { companies: 0, people: 0 });
  });

  test('reports another name for a company with ids, which keeps its first one (IMPO-21)', async () => {
    const list = [
      'Id,Company,First Name,Last Name,Email',
      'w1,Wren Walls,Gil,Wren,gil@wren.example',
      'w1,WREN walls,Hal,Wren,hal@wren.example',
      'w1,Warbler Walls,Ida,Wren,ida@wren.example',
    ].join('\n');
    const columns = { externalId: 'Id', name: 'Company' };
    const checked = await check(`${list}\n`, {
      columns,
      people: { columns: { name: PEOPLE.name, email: PEOPLE.email } },
    });
    assert.deepEqual(both(checked), [{ created: 1, kept: 1 }, { created: 3 }]);
    assert.deepEqual(await reasons(checked, 'kept'), [
      [3, 'Company: "Warbler Walls" differs from an earlier row of this company, which is kept'],
    ]);
  });

  test('rejects a company once, together with its people, in the file’s words; rejected rows can be resent (IMPO-21)', async () => {
    const checked = await check(
      file(
        'Quail Quotes,3 Bird St,Reno,Nevda,89501,,Di,Quail,di@quail.example,',
        'Quail Quotes,3 Bird St,Reno,Nevda,89501,,Ed,Quail,ed@quail.example,',
        'Rail Runs,4 Bird St,Reno,NV,89501,,Flo,Rail,,',
      ),
    );
    assert.deepEqual(both(checked), [{ created: 1, refused: 1 }, { refused: 3 }]);
    assert.deepEqual(await reasons(checked, 'refused'), [
      [1, 'State: "Nevda" isn’t a state. Did you mean Nevada?'],
    ]);
    assert.deepEqual(await reasons(checked, 'refused', '&people=true'), [
      [1, 'Company: "Quail Quotes" is refused, and so are its contacts'],
      [2, 'Company: "Quail Quotes" is refused, and so are its contacts'],
      [3, 'Email is required unless there is a phone or cell number'],
    ]);
    const refused = await imports.refused(checked);
    assert.equal(refused.split('\r\n').length, 5);
    assert.match(
      refused,
      /"1","Quail Quotes".*"State: ""Nevda"" isn’t a state\. Did you mean Nevada\?; Company: ""Quail Quotes"" is refused/,
    );
  });

  test('has the same counts when checked and applied, even if a company’s people are spread over a long list (IMPO-21)', async () => {
    const rows = Array.from({ length: 2500 }, (_, place) => {
      const company = place % 40;
      return `Swift ${company} Signs,${company} Bird St,Denver,CO,80202,,P${place},Swift,p${place}@swift.example,`;
    });
    const checked = await check(file(...rows));
    assert.deepEqual(both(checked), [{ created: 40 }, { created: 2500 }]);
    assert.deepEqual(both(await imports.apply(checked)), [{ created: 40 }, { created: 2500 }]);
    const again = await check(file(...rows));
    assert.deepEqual(both(again), [{ unchanged: 40 }, { unchanged: 2500 }]);
  });

  test('shows existing companies and people, each with its own choice (IMPO-20, IMPO-21)', async () => {
    await server.database().query(sql`
      INSERT INTO contact (name, email) VALUES ('Gil Tern', 'gil@tern.example')`);
    const checked = await check(
      file('Tern Tags,5 Bird St,Denver,CO,80202,,Gil,Tern,gil@tern.example,303-555-0207'),
      { people: { columns: PEOPLE, doubles: { all: 'skip' } } },
    );
    assert.deepEqual(both(checked), [{ created: 1 }, { unchanged: 1 }]);
    assert.deepEqual([checked.people?.doubles, checked.people?.skipped], [1, 1]);
    assert.equal((await imports.records(checked, 'double', '&people=true'))[0]?.double?.choice, 'skip');
  });

  test('adds its company to an existing contact and keeps the contact’s other companies; a company that the contact has already isn’t reported (IMPO-20, IMPO-21)', async () => {
    await check(file('Wren Works,7 Bird St,Denver,CO,80202,,Ivy,Wren,ivy@wren.example,')).then(imports.apply);
    const list = [
      'Stork Stands,8 Bird St,Denver,CO,80202,,Ivy,Wren,ivy@wren.example,',
      'Stork Stands,,,,80202,,Jo,Stork,jo@stork.example,',
    ];
    const bring = async (rows: string[]) => {
      const one = await imports.upload('list.csv', file(...rows), { resource: 'companies', source: 'other' });
      return imports.check(one, map);
    };
    const checked = await bring(list);
    assert.deepEqual(both(checked), [{ created: 1 }, { created: 1, changed: 1, kept: 1 }]);
    const added = [[1, 'Company: "Stork Stands" is added; the other companies are kept']];
    assert.deepEqual(await reasons(checked, 'kept', '&people=true'), added);
    const applied = await imports.apply(checked);
    assert.deepEqual(both(applied), both(checked));
    assert.deepEqual(await reasons(applied, 'kept', '&people=true'), added);
    assert.deepEqual(
      (await contacts(['Ivy Wren'])).map(({ company }) => company),
      ['Wren Works', 'Stork Stands'],
    );
    const again = await bring(list);
    assert.deepEqual(both(again), [{ unchanged: 1 }, { unchanged: 2 }]);
    await imports.cancel(again);
    await imports.undo(applied);
  });

  test('can be imported only as companies (IMPO-21)', async () => {
    const one = await imports.upload('list.csv', file('a,,,,,,,,,'), {
      resource: 'contacts',
      source: 'people',
    });
    const { status, body } = await imports.call('POST', `/${one.id}/check`, map);
    assert.equal(status, 422);
    assert.equal(body.detail, 'Only companies have people.');
  });
});
