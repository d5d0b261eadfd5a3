import type { Option } from '@galley/shared/contract/common';
import type { Difference } from '@galley/shared/form';
import type { ProspectValues } from '../../changes/prospectValues.ts';

const TEXTS = [
  ['Company', 'name'],
  ['Address', 'address1'],
  ['Address 2', 'address2'],
  ['City', 'city'],
  ['State', 'state'],
  ['Zip', 'zip'],
  ['Company Website', 'url'],
  ['Phone', 'phone'],
  ['Fax', 'fax'],
] as const;

/** The options that name the ids of a form. */
export interface Labels {
  families: readonly Option[];
  owners: readonly Option[];
}

const labelOf = (options: readonly Option[], id: number) =>
  options.find(({ value }) => value === id)?.label ?? `#${id}`;

/** The contacts that the other list lacks; there can be many. */
function onlyIn(ours: readonly Option[], others: readonly Option[]): string {
  const known = new Set(others.map(({ value }) => value));
  return ours
    .filter(({ value }) => !known.has(value))
    .map(({ label }) => label)
    .join('\n');
}

/** The fields whose input differs from what somebody else has saved. */
export function differences(
  mine: ProspectValues,
  theirs: ProspectValues,
  { families, owners }: Labels,
): Difference[] {
  const rows = [
    ...TEXTS.map(([label, name]) => ({ label, mine: mine[name], theirs: theirs[name] })),
    { label: 'Company Parent', mine: mine.parent?.label ?? '', theirs: theirs.parent?.label ?? '' },
    {
      label: 'Forecast Family',
      mine: labelOf(families, mine.family),
      theirs: labelOf(families, theirs.family),
    },
    { label: 'Account Owner', mine: labelOf(owners, mine.owner), theirs: labelOf(owners, theirs.owner) },
    {
      label: 'Individual Associations',
      mine: onlyIn(mine.contacts, theirs.contacts),
      theirs: onlyIn(theirs.contacts, mine.contacts),
    },
  ];
  return rows.filter((row) => row.mine !== row.theirs);
}
