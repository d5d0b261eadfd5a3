import type { CompanyOption, Option } from '@galley/shared/contract/common';
import type { TrendGroupsResponse } from '@galley/shared/contract/lookups';
import {
  activityFaults,
  FOLLOW_UP_TYPE,
  markDoneFaults,
  ONCE,
  type ActivityFault,
} from '@galley/server/activities/rules/activityRules';
import type { Day } from '@galley/shared/domain/calendar';
import { dayOfDate } from '@galley/shared/domain/displayDate';
import type { Selection } from '@galley/shared/domain/selection';
import type { ActivityDraft } from '../../dialogs.ts';

/** The values of the form. */
export interface ActivityValues {
  parent: Option | null;
  company: CompanyOption | null;
  contact: Option | null;
  type: number;
  assignee: number;
  recurrence: number;
  forever: boolean;
  start: Day;
  end: Day;
  notes: string;
  /** Colleagues mentioned in the notes; absent: none. */
  mentioned?: number[];
  /** The version that the form was opened with, so that an old draft doesn't look like a new edit. */
  version: number | undefined;
  /** The opened record's series; undefined: the series starts with that record. */
  series: { recurrence: number; own: Day; start: Day; end: Day } | undefined;
  /** The last pressed save button, which determines the rules. */
  mode: SaveMode;
}

/** ACTF-06: 0 save, 1 and mark done, 2 and propose a follow-up. */
export type SaveMode = 0 | 1 | 2;

/** Maps a field of call 5 to a field of the form. */
const FIELDS: Record<string, keyof ActivityValues> = {
  CompanyID: 'company',
  IndividualID: 'contact',
  TypeID: 'type',
  ActivityForID: 'assignee',
  FollowUpRecurrenceType: 'recurrence',
  StartDate: 'start',
  FollowUpEndDate: 'end',
  Comments: 'notes',
};
export const fieldOf = (field: string): keyof ActivityValues | undefined => FIELDS[field];

const option = (value: number | undefined, label: string | undefined): Option | null =>
  value === undefined || value === 0 ? null : { value, label: label ?? '' };

/** The form's options, as call 1 returns them. */
export interface Options extends Pick<TrendGroupsResponse, 'TrendGroups' | 'Customers'> {
  Employees: readonly Option[];
}

/** The options of a record's form, including its assignee, who may have left and is then in no list. */
export function withAssignee(
  options: Options,
  { ActivityForID: value, ActivityForName }: ActivityDraft,
): Options {
  const { Employees } = options;
  if (value === undefined || Employees.some((employee) => employee.value === value)) return options;
  return { ...options, Employees: [...Employees, { value, label: ActivityForName ?? `#${value}` }] };
}

/** The parent and the company of a draft, or else those of the selection. */
function placeOf(draft: ActivityDraft, options: Options, selection: Selection) {
  const isNew = draft.CompanyID === undefined;
  const companyId = isNew ? selection.companyId : (draft.CompanyID ?? 0);
  const known = options.Customers.find(({ value }) => value === companyId);
  const parentId = (isNew ? known?.TrendGroupId : draft.ParentID) ?? selection.parentId;
  const parent = options.TrendGroups.find(({ value }) => value === parentId);
  const company = option(companyId, draft.CompanyName ?? known?.label);
  return {
    parent: option(parentId, parent?.label),
    company: company === null ? null : { ...company, TrendGroupId: parentId },
  };
}

/** The initial values of the form (ACTF-01, ACTF-02). @param me the signed-in user's id */
export function initialValues(
  draft: ActivityDraft,
  { options, selection, me }: { options: Options; selection: Selection; me: number },
): ActivityValues {
  const end = dayOfDate(draft.FollowUpEndDate) ?? '';
  const own = dayOfDate(draft.StartDate) ?? '';
  const recurrence = draft.FollowUpRecurrenceType ?? ONCE;
  const first = dayOfDate(draft.SeriesStart);
  return {
    ...placeOf(draft, options, selection),
    contact: option(draft.IndividualID, draft.IndividualName),
    type: draft.TypeID ?? FOLLOW_UP_TYPE,
    assignee: draft.ActivityForID ?? me,
    recurrence,
    forever: end === '',
    start: own,
    end,
    notes: draft.ActivityComments ?? '',
    version: draft.Version,
    series: first === undefined ? undefined : { recurrence, own, start: first, end },
    mode: 0,
  };
}

type Dates = Pick<ActivityValues, 'recurrence' | 'start' | 'series'>;
const isSameSeries = ({ recurrence, start, series }: Dates) =>
  series?.own === start && series.recurrence === recurrence;

/** The start of the series: a date or recurrence other than the record's starts a new series. */
export const seriesStart = (dates: Dates): Day =>
  (isSameSeries(dates) ? dates.series?.start : undefined) ?? dates.start;

/** Whether the record was snoozed past the end of its series, and the form changes none of its dates. */
const isPastItsEnd = (values: ActivityValues) =>
  isSameSeries(values) && !values.forever && values.end === values.series?.end && values.end < values.start;

/** The errors that prevent saving (ACTF-04, ACTF-07). */
export function formFaults(values: ActivityValues, originalNotes: string): ActivityFault[] {
  const input = {
    CompanyID: values.company?.value ?? 0,
    IndividualID: values.contact?.value ?? 0,
    TypeID: values.type,
    ActivityForID: values.assignee,
    FollowUpRecurrenceType: values.recurrence,
    StartDate: values.start === '' ? undefined : values.start,
    RepeatForever: values.forever,
    FollowUpEndDate: values.end === '' ? undefined : values.end,
    Comments: values.notes,
    KeepSeries: isPastItsEnd(values),
  };
  return [...activityFaults(input), ...(values.mode === 0 ? [] : markDoneFaults(input, originalNotes))];
}

const NO_DATE = '0001-01-01T00:00:00';
const localDate = (day: Day) => (day === '' ? NO_DATE : `${day}T00:00:00`);

/** The payload of call 5 without the caller (ACTF-09). */
export const payloadOf = (id: number, values: ActivityValues, selection: Selection) => ({
  saveMode: values.mode,
  SelectedParentID: selection.parentId,
  SelectedCompanyID: selection.companyId,
  ID: id,
  CompanyID: values.company?.value ?? 0,
  IndividualID: values.contact?.value ?? 0,
  ActivityForID: values.assignee,
  TypeID: values.type,
  StartDate: localDate(values.start),
  Comments: values.notes,
  FollowUpRecurrenceType: values.recurrence,
  FollowUpEndDate: values.forever || values.recurrence === ONCE ? null : localDate(values.end),
  ...(values.version === undefined ? {} : { Version: values.version }),
  ...(values.mentioned === undefined ? {} : { Mentioned: values.mentioned }),
  ...(isPastItsEnd(values) ? { KeepSeries: true } : {}),
});
