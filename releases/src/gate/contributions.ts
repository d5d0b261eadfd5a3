import { EMPLOYEE_TYPES } from '@galley/shared/domain/employeeTypes';
import type { InboxTopic } from '../record/contributions.ts';
import { isHostPage } from '../record/hostRecord.ts';
import { isInApp } from '../record/isInApp.ts';
import type { ReleaseRecord } from '../record/schemas.ts';

export type Contributions = Pick<
  ReleaseRecord,
  'remote' | 'screen' | 'dialogs' | 'palette' | 'actions' | 'chips' | 'topics' | 'exposes'
>;

/** Unknown employee types: nobody would see what's meant for them. */
const strangers = (field: string, types: readonly string[] = []): string[] =>
  types
    .filter((type) => !EMPLOYEE_TYPES.some((known) => known === type))
    .map((type) => `${field}: ${type} isn't an employee type (${EMPLOYEE_TYPES.join(', ')}).`);

/** The faults of a release's screen (TEAM-09). */
function againstScreen({ remote, screen, exposes }: Contributions): string[] {
  if (screen === undefined) return [];
  return [
    ...(isHostPage(remote) ? [`/${remote} is a page of the host: the remote needs another name.`] : []),
    ...(exposes.includes('./Screen') ? [] : ["It has a link in the header but doesn't expose ./Screen."]),
    ...strangers('screen.employeeTypes', screen.employeeTypes),
  ];
}

/**
 * The faults of entries of any kind: the same label twice in one place, and unknown employee types.
 * @param placeOf where an entry appears, and its other faults
 */
function againstEach<T extends { label: string; employeeTypes?: string[] }>(
  field: string,
  entries: readonly T[],
  placeOf: (entry: T) => string,
  others: (entry: T, field: string) => string[],
): string[] {
  const places = entries.map((entry) => `${placeOf(entry)} ${entry.label}`);
  return entries.flatMap((entry, index) => [
    ...(places.indexOf(places[index] ?? '') < index
      ? [`${field}[${index}].label: ${entry.label} is already taken.`]
      : []),
    ...strangers(`${field}[${index}].employeeTypes`, entry.employeeTypes),
    ...others(entry, `${field}[${index}]`),
  ]);
}

/** The faults of a topic: its key is taken, or its items would lead out of the app (TEAM-18). */
const againstTopic = (
  { key, address }: InboxTopic,
  field: string,
  { remote, topics }: { remote: string; topics: readonly InboxTopic[] },
): string[] => [
  ...(topics.filter((topic) => topic.key === key).length > 1
    ? [`${field}.key: ${key} is listed twice.`]
    : []),
  ...(address === undefined || isInApp(address, remote)
    ? []
    : [`${field}.address: ${address} isn't the address of a page.`]),
];

/** The faults of what a record adds to the page besides its modules (TEAM-09, TEAM-10, TEAM-13, TEAM-14, TEAM-18). */
export function againstContributions(record: Contributions): string[] {
  const { remote, palette = [], actions = [], chips = [], topics = [], exposes } = record;
  return [
    ...againstScreen(record),
    ...Object.entries(record.dialogs ?? {})
      .filter(([, { module }]) => !exposes.includes(module))
      .map(([name, { module }]) => `dialogs.${name}.module: it doesn't expose ${module}.`),
    ...againstEach(
      'palette',
      palette,
      () => '',
      () => [],
    ),
    ...(palette.length > 0 && !exposes.includes('./Screen')
      ? ["palette: it opens the screen of the remote, which doesn't expose ./Screen."]
      : []),
    ...againstEach(
      'actions',
      actions,
      ({ on }) => on,
      ({ module }, field) =>
        exposes.includes(module) ? [] : [`${field}.module: it doesn't expose ${module}.`],
    ),
    ...againstEach(
      'chips',
      chips,
      ({ list }) => list,
      () => [],
    ),
    ...againstEach(
      'topics',
      topics,
      () => '',
      (topic, field) => againstTopic(topic, field, { remote, topics }),
    ),
  ];
}
