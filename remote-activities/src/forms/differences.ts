import type { Option } from '@galley/shared/contract/common';
import { displayDate } from '@galley/shared/domain/displayDate';
import { RECURRENCES } from '@galley/server/activities/rules/recurrenceText';
import type { Difference } from '@galley/shared/form';
import type { ActivityValues, Options } from '../changes/activityValues.ts';

/** The options that name the ids of a form. */
interface Labels extends Pick<Options, 'Employees'> {
  types: readonly Option[];
}

const labelOf = (options: readonly Option[], id: number) =>
  options.find(({ value }) => value === id)?.label ?? `#${id}`;

function rows(
  values: ActivityValues,
  { Employees, types }: Labels,
): [label: string, id: unknown, text: string][] {
  const { recurrence, forever, end } = values;
  const ends = recurrence === 0 || forever ? '' : end;
  return [
    ['Company', values.company?.value, values.company?.label ?? ''],
    ['Contact', values.contact?.value, values.contact?.label ?? ''],
    ['Activity Type', values.type, labelOf(types, values.type)],
    ['Assigned To', values.assignee, labelOf(Employees, values.assignee)],
    ['Activity Date', values.start, displayDate(values.start)],
    ['Recurrence', recurrence, RECURRENCES[recurrence] ?? ''],
    ['Recurrence End Date', ends, displayDate(ends)],
    ['Activity Notes', values.notes, values.notes],
  ];
}

/** The fields whose input differs from what somebody else has saved. */
export function differences(mine: ActivityValues, theirs: ActivityValues, labels: Labels): Difference[] {
  const other = rows(theirs, labels);
  return rows(mine, labels).flatMap(([label, id, text], index) => {
    const [, theirId, theirText] = other[index] ?? [label, id, text];
    return id === theirId ? [] : [{ label, mine: text, theirs: theirText }];
  });
}
