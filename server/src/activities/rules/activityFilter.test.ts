import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  activitiesPayload,
  activityFilterParams,
  countActivityFilters,
  openActivitiesPreset,
  viewActivitiesUrl,
} from './activityFilter.ts';
import { filtersApplied } from '@galley/shared/domain/filterCount';
import { readParams } from '@galley/shared/domain/listState';

const read = (search: string) => readParams(activityFilterParams, new URLSearchParams(search));
const page = { parentId: 0, companyId: 0, page: 1, size: 20, sort: 0 } as const;

describe('The filters of the activities list', () => {
  test("are the person's own To Do, Upcoming, if the address has none (ACT-15)", () => {
    expect(activitiesPayload(read(''), page)).toMatchObject({
      PageNo: 1,
      PageSize: 20,
      SortBy: 0,
      SortOrder: 0,
      Filter_ActivityForID: -1,
      Filter_Status: 0,
      Filter_DateRange: 0,
      Filter_Total: 0,
      Filter_Apply: false,
    });
  });

  test("of the header's activity call are everybody's To Do & Done (FILT-09)", () => {
    expect(activitiesPayload(read('for=0&status=4'), { ...page, parentId: 3, companyId: 12 })).toMatchObject({
      SelectedParentID: 3,
      SelectedCompanyID: 12,
      Filter_ParentID: 3,
      Filter_CompanyID: 12,
      PageNo: 1,
      PageSize: 20,
      Filter_ActivityForID: 0,
      Filter_Status: 4,
      Filter_Apply: true,
    });
  });

  test("of a contact's View Activities are To Do & Done of all times, newest first (ACT-01)", () => {
    const [address, search = ''] = viewActivitiesUrl({ parentId: 3, companyId: 12 }, 7).split('?');
    expect(address).toBe('/activities');
    expect(read(search)).toMatchObject({ for: 0, contact: 7, status: 4, range: 7 });
    expect(search).toMatch(/^parent=3&company=12&.*&sort=1$/);
  });

  test("of a company's Open Activities are everybody's To Do of all times, which its card counts", () => {
    expect(read(openActivitiesPreset())).toMatchObject({ for: 0, status: 0, range: 7 });
  });

  test('can request what a team has done on time (FIG-02, FIG-05)', () => {
    const filters = read('for=0&team=2&status=1&ontime=1');
    expect(activitiesPayload(filters, page)).toMatchObject({
      Filter_TeamID: 2,
      Filter_OnTime: true,
      Filter_Total: 4,
    });
  });

  test('send the two days of the custom range, but not of other ranges', () => {
    const custom = activitiesPayload(read('range=6&from=2026-01-01'), page);
    expect(custom).toMatchObject({ Filter_DateStart: '2026-01-01', Filter_DateEnd: null });
    const week = activitiesPayload(read('range=2&from=2026-01-01&to=2026-02-01'), page);
    expect(week).toMatchObject({ Filter_DateStart: null, Filter_DateEnd: null });
  });
});

describe('The number of filters applied (ACTS-04)', () => {
  const others = {
    for: 5,
    contact: 5,
    rep: [5],
    type: [5, 6],
    recurrence: 1,
    status: 1,
    datetype: 1,
    range: 6,
  };
  const names = Object.keys(others) as (keyof typeof others)[];

  test('grows by one for each filter that differs from its default', () => {
    fc.assert(
      fc.property(fc.subarray(names), (changed) => {
        const change = Object.fromEntries(changed.map((name) => [name, others[name]]));
        expect(countActivityFilters({ ...read(''), ...change })).toBe(changed.length);
      }),
    );
  });

  test('counts a custom range once, whatever its days', () => {
    expect(countActivityFilters(read('range=6&from=2026-01-01&to=2026-02-01'))).toBe(1);
  });

  test('is shown in words', () => {
    expect([1, 3].map(filtersApplied)).toEqual(['1 filter applied', '3 filters applied']);
  });
});
