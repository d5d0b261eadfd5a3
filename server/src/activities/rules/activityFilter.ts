import { RANGE_ALL, RANGE_CUSTOM, RANGE_UPCOMING } from '@galley/shared/domain/dateRange';
import { countFilters } from '@galley/shared/domain/filterCount';
import { dayParam, idParam, integerParam, severalParam, type Params } from '@galley/shared/domain/listState';
import { linkTo, type Selection } from '@galley/shared/domain/selection';
import { oneOrSeveral } from '@galley/shared/domain/several';

/** Assignee filter: the person signed in. */
export const OWN = -1;
/** Assignee filter: everybody. */
export const EVERYBODY = 0;
/** Recurrence filter: all. */
export const ANY_RECURRENCE = -1;

/** Statuses in the search form's order (ACTS-03). */
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

/** Date types by value (ACTS-03). */
export const ACTIVITY_DATE_TYPES = ['Activity Date', 'Date Completed', 'Date Created'] as const;
export const DATE_COMPLETED = 1;

export const OLD_TO_NEW = 0;
export const NEW_TO_OLD = 1;

/** The filters of the activities list, named as in the URL. */
export interface ActivityFilters {
  for: number;
  /** The account owner id of the assignee's team; 0: all teams. */
  team: number;
  contact: number;
  /** With several, an activity matches any of them (ACTS-06). */
  rep: readonly number[];
  type: readonly number[];
  recurrence: number;
  status: number;
  datetype: number;
  range: number;
  /** The custom range, YYYY-MM-DD; empty: open-ended. */
  from: string;
  to: string;
  /** 1: only activities done on their date or before (FIG-02). */
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

/** ACTS-04. The two days are part of the range, which counts once. */
export const countActivityFilters = (filters: ActivityFilters): number =>
  countFilters(activityFilterParams, filters, ['from', 'to']);

interface Page {
  parentId: number;
  companyId: number;
  page: number;
  size: 20 | 50 | 100 | 200;
  sort: number;
}

/** The payload of call 3, except EmployeeUID. Filter_Apply says whether anything differs from the defaults. */
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

/** The filters of the header's link within a selection: everybody's To Do & Done, newest first (FILT-09). */
export const headerPreset = { for: EVERYBODY, status: STATUS_TO_DO_AND_DONE, sort: NEW_TO_OLD } as const;

/** The filters with which a company's count of open activities opens the list: like the count, everybody's, from any time. */
export const openActivitiesPreset = (): string =>
  new URLSearchParams({
    for: String(EVERYBODY),
    status: String(STATUS_TO_DO),
    range: String(RANGE_ALL),
  }).toString();

/** ACT-01: the list that View Activities of a company or a contact opens, within a selection. */
export const viewActivitiesUrl = (selection: Selection, contact = 0): string =>
  linkTo('activities', selection, {
    for: EVERYBODY,
    status: STATUS_TO_DO_AND_DONE,
    range: RANGE_ALL,
    ...(contact > 0 ? { contact } : {}),
    sort: NEW_TO_OLD,
  });
