import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActivityPagedResponse, ActivitySaveResponse } from '#server/activities/contract';
import type { ContactPagedResponse } from '#server/contacts/contract';
import type { CountsResponse } from '@galley/shared/contract/lookups';
import type { PaletteResponse } from '#server/day/palette/contract';
import { onOneServer, post, REP } from '../testing.ts';
import { contactsOf, unchanged } from './testing.ts';

const NAME = 'Quentin Retired';

onOneServer('An inactive contact (CONT-07)', (server) => {
  const { save, add, companiesOf } = contactsOf(server);
  const list = (extra: object) =>
    post<ContactPagedResponse>(server, '/v1/individuals/paged', { PageNo: 1, PageSize: 200, ...extra });
  const idsOf = ({ Contacts }: ContactPagedResponse) => Contacts.map(({ IndividualId }) => IndividualId);
  const get = async <T>(path: string) => (await server.call<T>('GET', path, { as: REP })).body;
  /** A contact of a company, with an activity from before it was set inactive. */
  const retire = async () => {
    const [company] = await companiesOf(1);
    const contact = await add({ IndividualName: NAME, CompanyAssociations: [company] });
    const { ID } = await post<ActivitySaveResponse>(server, '/v1/activity', {
      saveMode: 0,
      ID: 0,
      CompanyID: company?.value,
      IndividualID: contact.IndividualId,
      ActivityForID: 1,
      TypeID: 3,
      StartDate: '2026-11-23',
      Comments: 'Before the farewell.',
      FollowUpRecurrenceType: 0,
      FollowUpEndDate: null,
    });
    const { body } = await save({ ...unchanged(contact), Inactive: true });
    assert.equal(body.Success, true);
    return { id: contact.IndividualId, company: company?.value ?? 0, activity: ID };
  };

  test('is in the list and its total only if inactive contacts are requested', async () => {
    const { id, company } = await retire();
    const usual = await list({ CompanyID: company });
    const all = await list({ CompanyID: company, IncludeInactive: true });
    assert.ok(!idsOf(usual).includes(id));
    assert.ok(idsOf(all).includes(id));
    assert.equal(usual.TotalCount, usual.Contacts.length);
    assert.equal(all.TotalCount, all.Contacts.length);
    assert.deepEqual(idsOf(await list({ CompanyID: company, IncludeInactive: false })), idsOf(usual));
    const { ContactCount } = await post<CountsResponse>(server, '/v1/customers/counts', {
      ParentCompanyID: 0,
      CompanyID: company,
    });
    assert.deepEqual(
      [usual.TotalCount, usual.UnfilteredCount, all.UnfilteredCount],
      [ContactCount, ContactCount, ContactCount],
    );
    assert.equal((await list({ IncludeInactive: true })).TotalCount, 0);
  });

  test('is shown when selected in the filter, with or without a company selection, but not under another company', async () => {
    const { id, company } = await retire();
    for (const selection of [{}, { CompanyID: company }, { IncludeInactive: true }]) {
      const chosen = await list({ ...selection, FilterContact: id });
      assert.deepEqual(idsOf(chosen), [id]);
      assert.equal(chosen.Contacts[0]?.Inactive, true);
      assert.equal(chosen.TotalCount, 1);
    }
    const [foreign] = await companiesOf(3);
    assert.equal((await list({ CompanyID: foreign?.value, FilterContact: id })).TotalCount, 0);
  });

  test('isn’t offered by pickers or the palette (FIND-07)', async () => {
    const { company } = await retire();
    const term = encodeURIComponent(NAME);
    for (const scope of ['', `&companyid=${company}`]) {
      const found = await get<{ results: unknown[] }>(
        `/v1/individuals/search?searchterm=${term}&parentid=0${scope}`,
      );
      assert.deepEqual(found.results, []);
    }
    assert.deepEqual((await get<PaletteResponse>(`/v1/palette?term=${term}`)).Contacts, []);
  });

  test('keeps its activities, and can be reactivated', async () => {
    const { id, activity } = await retire();
    const { Activities } = await post<ActivityPagedResponse>(server, '/v1/activity/paged', {
      PageNo: 1,
      PageSize: 20,
      Filter_Apply: true,
      Filter_ContactID: id,
      Filter_ActivityForID: 0,
      Filter_Status: 4,
      Filter_DateRange: 7,
    });
    assert.deepEqual(
      Activities.map(({ ID, IndividualName }) => [ID, IndividualName]),
      [[activity, NAME]],
    );
    const [contact] = (await list({ FilterContact: id })).Contacts;
    assert.ok(contact);
    await save({ ...unchanged(contact), Inactive: false });
    const found = await get<{ results: { value: number }[] }>(
      `/v1/individuals/search?searchterm=${encodeURIComponent(NAME)}&parentid=0`,
    );
    assert.ok(found.results.some(({ value }) => value === id));
  });
});
