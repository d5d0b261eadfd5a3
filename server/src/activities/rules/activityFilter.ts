import { RANGE_ALL, RANGE_CUSTOM, RANGE_UPCOMING } from '@galley/shared/domain/dateRange';
import { countFilters } from '@galley/shared/domain/filterCount';
import { dayParam, idParam, integerParam, severalParam, type Params } from '@galley/shared/domain/listState';
import { oneOrSeveral } from '@galley/shared/domain/several';

/** Assignee of the filter: the person signed in. */
export const OWN = -1;
/** Assignee of the filter: everybody. */
export const EVERYBODY = 0;
/** Recurrence of the filter: all of them. */
export const ANY_RECURRENCE = -1;

/** ACTS-03, in the order of the search. */
export const ACTIVITY_STATUSES = [
  { value: 0, label: 'To Do' },
  { value: 4, label: 'To Do & Done' },
  { value: 1, label: 'Done' },
  { value: 2, label: 'Canceled' },
  { value: 3, label: 'All' },
] as const;
export const STATUS_TO_DO = 0;
export const STATUS_DONE = 1;
export const STATUS_TO_DO_AND_DONE = 4;

/** ACTS-03, by value. */
export const ACTIVITY_DATE_TYPES = ['Activity Date', 'Date Completed', 'Date Created'] as const;
export const DATE_COMPLETED = 1;

export const OLD_TO_NEW = 0;
export const NEW_TO_OLD = 1;

/** The filters of the activities list; their names are those of the address. */
export interface ActivityFilters {
  for: number;
  /** Assigned to somebody of a team, which its account owner names; 0: of any. */
  team: number;
  contact: number;
  /** Several: an activity has to have one of them (ACTS-06). */
  rep: readonly number[];
  type: readonly number[];
  recurrence: number;
  status: number;
  datetype: number;
  range: number;
  /** The days of the custom range, YYYY-MM-DD; empty: open. */
  from: string;
  to: string;
  /** 1: only what was done by its date (FIG-02). */
  ontime: number;
}

export const activityFilterParams: Params<ActivityFilters> = {
  for: integerParam(OWN, OWN, 2_147_483_647),
  team: idParam,
  contact: idParam,
  rep: severalParam(idParam),
  type: severalParam(idParam),
  recurrence: integerParam(ANY_RECURRENCE, ANY_RECURRENCE, 4),
  status: integerParam(STATUS_TO_DO, 0, 4),
  datetype: integerParam(0, 0, 2),
  range: integerParam(RANGE_UPCOMING, 0, 7),
  from: dayParam,
  to: dayParam,
  ontime: integerParam(0, 0, 1),
};

export const activitySortParam = integerParam(OLD_TO_NEW, OLD_TO_NEW, NEW_TO_OLD);

/** ACTS-04. The two days belong to the range, which counts once. */
export const countActivityFilters = (filters: ActivityFilters): number =>
  countFilters(activityFilterParams, filters, ['from', 'to']);

interface Page {
  parentId: number;
  companyId: number;
  page: number;
  size: 20 | 50 | 100 | 200;
  sort: number;
}

/** The payload of call 3 without the person. Filter_Apply says whether anything differs from the defaults. */
export function activitiesPayload(filters: ActivityFilters, { parentId, companyId, page, size, sort }: Page) {
  const total = countActivityFilters(filters);
  const isCustom = filters.range === RANGE_CUSTOM;
  const order: 0 | 1 = sort === NEW_TO_OLD ? NEW_TO_OLD : OLD_TO_NEW;
  const sortBy = 0 as const;
  return {
    SelectedParentID: parentId,
    SelectedCompanyID: companyId,
    PageNo: page,
    PageSize: size,
    SortBy: sortBy,
    SortOrder: order,
    Filter_ParentID: parentId,
    Filter_CompanyID: companyId,
    Filter_ActivityForID: filters.for,
    Filter_TeamID: filters.team,
    Filter_ContactID: filters.contact,
    Filter_SalesRepID: oneOrSeveral(filters.rep, 0),
    Filter_ActivityType: oneOrSeveral(filters.type, 0),
    Filter_Recurrence: filters.recurrence,
    Filter_Status: filters.status,
    Filter_DateRange: filters.range,
    Filter_DateType: filters.datetype,
    Filter_DateStart: isCustom && filters.from !== '' ? filters.from : null,
    Filter_DateEnd: isCustom && filters.to !== '' ? filters.to : null,
    Filter_OnTime: filters.ontime === 1,
    Filter_Total: total,
    Filter_Apply: total > 0,
  };
}

/** What the header's link has under a selection: the header's activity call, which is everybody's To Do & Done, the next days first (FILT-09). */
export const headerPreset = { for: EVERYBODY, status: STATUS_TO_DO_AND_DONE, sort: NEW_TO_OLD } as const;

/** Every activity of a contact, of all times. */
export const ofContact = (contact: number) => ({ for: EVERYBODY, contact, status: 3, range: RANGE_ALL });

/** How a company's count of open activities opens them: as they are counted, everybody's of all times. */
export const openActivitiesPreset = (): string =>
  new URLSearchParams({
    for: String(EVERYBODY),
    status: String(STATUS_TO_DO),
    range: String(RANGE_ALL),
  }).toString();

/** ACT-01: how a contact's or a company's View Activities opens the list. */
export const viewActivitiesPreset = (contact = 0): string =>
  new URLSearchParams({
    for: String(EVERYBODY),
    status: String(STATUS_TO_DO_AND_DONE),
    range: String(RANGE_ALL),
    ...(contact > 0 ? { contact: String(contact) } : {}),
    sort: String(NEW_TO_OLD),
  }).toString();
