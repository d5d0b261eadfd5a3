import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import type { CountsResponse } from '@galley/shared/contract/lookups';
import type { SimilarCompany } from '#server/companies/prospects/contract';
import { MANAGER, onOneServer, OTHER, post, REP } from '../../testing.ts';
import { freshName, prospectsOf, unchanged } from './testing.ts';

onOneServer('Saving a prospect', (server) => {
  const { save, read, add, sizes } = prospectsOf(server);
  const first = async (prospect: boolean, accountType: number) => {
    const [row] = await server.database().query<{ id: number }>(sql`
      SELECT id FROM company WHERE prospect = ${prospect} AND account_type_id = ${accountType} ORDER BY id LIMIT 1`);
    return row?.id ?? 0;
  };

  test('a new one is stored as entered, without surrounding spaces, with the person who added it as its rep', async () => {
    const name = freshName();
    const { status, body } = await save({
      Company: `  ${name} `,
      Url: ' mill.example ',
      Fax: '303-555-0101',
    });
    assert.equal(status, 200);
    assert.deepEqual([body.Success, body.DuplicateCompany, body.UnfilteredCount], [true, false, 0]);
    const company = await read(body.Customer?.CustomerID ?? 0);
    assert.deepEqual(body.Customer, {
      CustomerID: company.CustomerID,
      CustomerDisplayName: name,
      TrendGroupNumber: 1,
      TrendGroupName: company.TrendGroupName,
    });
    assert.deepEqual(
      [
        company.Prospect,
        company.IsAssociated,
        company.AccountTypeID,
        company.AccountManager,
        company.Version,
      ],
      [true, true, 1, 'Robin Sample', 1],
    );
    assert.deepEqual(
      [company.CompanyName, company.WhiteLabelUrl, company.CompanyFax, company.CompanyCity],
      [name, 'mill.example', '303-555-0101', 'Denver'],
    );
    assert.match(company.CustomerUID, /^[0-9a-f-]{36}$/);
  });

  test('the form’s rules apply with its messages, and nothing is stored (PROS-04)', async () => {
    const before = await sizes();
    const { status, body } = await save<Problem>({
      Company: ' ',
      TrendGroupName: '',
      ForecastFamily: 0,
      Address1: '',
      City: '',
      State: '',
      Zip: '',
      Phone: '\t',
      AccountTypeID: 0,
    });
    assert.equal(status, 422);
    assert.deepEqual(
      body.errors?.map(({ field, message }) => [field, message]),
      [
        ['Company', 'Company Name is required.'],
        ['TrendGroupName', 'Company Parent is required.'],
        ['ForecastFamily', 'Forecast Family is required.'],
        ['Address1', 'Company Address is required.'],
        ['City', 'Company City is required.'],
        ['State', 'Company State is required.'],
        ['Zip', 'Company Zip is required.'],
        ['Phone', 'Company Phone is required.'],
        ['AccountTypeID', 'Account Owner is required.'],
      ],
    );
    assert.deepEqual(await sizes(), before);
  });

  test('an unknown choice is named, and malformed input gets a clear 400', async () => {
    const before = await sizes();
    for (const [field, label] of [
      ['TrendGroupNumber', 'Company Parent'],
      ['ForecastFamily', 'Forecast Family'],
      ['AccountTypeID', 'Account Owner'],
    ] as const) {
      const { status, body } = await save<Problem>({ Company: freshName(), [field]: 2_147_483_647 });
      assert.equal(status, 422);
      assert.deepEqual(body.errors, [{ field, message: `${label} is unknown.` }]);
    }
    const state = await save<Problem>({ Company: freshName(), State: 'Atlantis' });
    assert.deepEqual(state.body.errors, [{ field: 'State', message: 'State is unknown.' }]);
    for (const change of [
      { ID: -1 },
      { ID: '1' },
      { Company: 'x'.repeat(201) },
      { Company: 'a\u0000b' },
      { ForecastFamily: null },
      { Color: 'red' },
      { IndividualAssociations: [{ label: 'x' }] },
    ]) {
      const { status } = await save<Problem>({ Company: freshName(), ...change });
      assert.equal(status, 400, JSON.stringify(change));
    }
    assert.deepEqual(await sizes(), before);
  });

  test('another company’s name, ignoring case and spaces, is a duplicate and changes nothing (PROS-05, REC-01)', async () => {
    const taken = await add();
    const mine = await add();
    const Company = ` ${taken.CompanyName.toUpperCase().replaceAll(' ', '  ')} `;
    const before = await sizes();
    for (const change of [{}, unchanged(mine)]) {
      const { status, body } = await save({
        ...change,
        Company,
        TrendGroupNumber: 0,
        TrendGroupName: Company,
      });
      assert.equal(status, 200);
      assert.deepEqual(body, {
        Success: false,
        DuplicateCompany: true,
        UnfilteredCount: 0,
        Customer: null,
      });
    }
    assert.deepEqual(await sizes(), before);
    assert.deepEqual(await read(mine.CustomerID), mine);
    const respelled = await save({ ...unchanged(mine), Company: mine.CompanyName.toUpperCase() });
    assert.equal(respelled.body.Customer?.CustomerDisplayName, mine.CompanyName.toUpperCase());
  });

  test('a no-break space in a pasted name counts as a space, so neither company nor parent is duplicated', async () => {
    const taken = await add();
    const pasted = (name: string) => ` ${name.replaceAll(' ', '\u00a0')}\u202f`;
    const { body } = await save({ Company: pasted(taken.CompanyName) });
    assert.deepEqual([body.Success, body.DuplicateCompany], [false, true]);
    const joined = await add({ TrendGroupNumber: 0, TrendGroupName: pasted(taken.TrendGroupName) });
    assert.equal(joined.TrendGroupId, taken.TrendGroupId);
    const similar = await server.call<{ results: SimilarCompany[] }>(
      'GET',
      `/v1/customers/similar?name=${encodeURIComponent(pasted(taken.CompanyName))}`,
      { as: REP },
    );
    assert.ok(similar.body.results.some(({ value, SameName }) => value === taken.CustomerID && SameName));
  });

  test('a parent’s name without its id creates that parent, or uses the one with that name (REC-02)', async () => {
    const name = freshName();
    const created = await add({ TrendGroupNumber: 0, TrendGroupName: ` ${name} ` });
    assert.equal(created.TrendGroupName, name);
    const joined = await add({ TrendGroupNumber: 0, TrendGroupName: name.toLowerCase().replace(' ', '   ') });
    assert.deepEqual(
      [joined.TrendGroupId, joined.TrendGroupName],
      [created.TrendGroupId, created.TrendGroupName],
    );
    const moved = await save({ ...unchanged(joined), TrendGroupNumber: 0, TrendGroupName: freshName() });
    assert.notEqual(moved.body.Customer?.TrendGroupNumber, created.TrendGroupId);
  });

  test('the returned count is the company count of the selection after the save (PROS-09)', async () => {
    const selection = { ParentCompanyID: 2, CompanyID: 0 };
    const { body } = await save({ Company: freshName(), TrendGroupNumber: 2, SelectedParentID: 2 });
    const { CompanyCount } = await post<CountsResponse>(server, '/v1/customers/counts', selection);
    assert.equal(body.UnfilteredCount, CompanyCount);
  });

  test('only a prospect that is associated can be edited', async () => {
    const name = freshName();
    const forbidden = async (id: number, as = REP) => {
      const stored = await read(id);
      const { status } = await save({ ...unchanged(stored), Company: name }, as);
      assert.equal(status, 403);
      assert.deepEqual(await read(id), stored);
    };
    await forbidden(await first(false, 1));
    await forbidden(await first(true, 3));
    const mine = await add();
    await forbidden(mine.CustomerID, OTHER);
    await forbidden(mine.CustomerID, MANAGER);
    assert.equal((await save({ Company: name, ID: 2_147_483_647 })).status, 404);
  });

  test('a save of an older version gets the current record', async () => {
    const begun = await add();
    const theirs = await save({ ...unchanged(begun), City: 'Golden' });
    assert.equal(theirs.body.Success, true);
    const { status, body } = await save<Problem>({ ...unchanged(begun), City: 'Aspen' });
    assert.equal(status, 409);
    assert.deepEqual(body.current, await read(begun.CustomerID));
    assert.deepEqual(
      [(await read(begun.CustomerID)).CompanyCity, body.changedBy],
      ['Golden', 'Robin Sample'],
    );
    const { Version: _, ...overwrite } = unchanged(begun);
    assert.equal((await save({ ...overwrite, City: 'Aspen' })).status, 200);
    assert.deepEqual((await read(begun.CustomerID)).Version, 3);
  });

  test('every save records who changed what', async () => {
    const company = await add();
    await save({ ...unchanged(company), City: 'Golden' });
    const rows = await server.database().query<{
      by: number;
      action: string;
      before: { city: string } | null;
      after: { city: string };
    }>(sql`SELECT employee_id AS by, action, before, after FROM audit_log
      WHERE record = ${`company/${company.CustomerID}`} ORDER BY id`);
    assert.deepEqual(
      rows.map(({ by, action, before, after }) => [by, action, before?.city, after.city]),
      [
        [1, 'prospect added', undefined, 'Denver'],
        [1, 'prospect changed', 'Denver', 'Golden'],
      ],
    );
  });
});
