import { displayDate } from '@galley/shared/domain/displayDate';
import { RECURRENCES } from '@galley/shared/domain/recurrenceText';
import type { Difference } from '@galley/shared/form';
import type { ActivityValues, Options } from './activityValues.ts';

function rows(values: ActivityValues, { Employees }: Options): [label: string, id: unknown, text: string][] {
  const { recurrence, forever, end } = values;
  const ends = recurrence === 0 || forever ? '' : end;
  return [
    ['Company', values.company?.value, values.company?.label ?? ''],
    ['Contact', values.contact?.value, values.contact?.label ?? ''],
    ['Activity Type', values.type, String(values.type)],
    ['Assigned To', values.assignee, Employees.find(({ value }) => value === values.assignee)?.label ?? ''],
    ['Activity Date', values.start, displayDate(values.start)],
    ['Recurrence', recurrence, RECURRENCES[recurrence] ?? ''],
    ['Recurrence End Date', ends, displayDate(ends)],
    ['Activity Notes', values.notes, values.notes],
  ];
}

/** The fields in which what was typed differs from what somebody else has saved. */
export function differences(mine: ActivityValues, theirs: ActivityValues, options: Options): Difference[] {
  const other = rows(theirs, options);
  return rows(mine, options).flatMap(([label, id, text], index) => {
    const [, theirId, theirText] = other[index] ?? [label, id, text];
    return id === theirId ? [] : [{ label, mine: text, theirs: theirText }];
  });
}
