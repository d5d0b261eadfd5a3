import type { Association } from '@galley/shared/contract/common';
import type { Difference } from '@galley/shared/form';
import type { ContactValues } from '../changes/contactValues.ts';

const TEXTS = [
  ['Individual Name', 'name'],
  ['Individual Title', 'title'],
  ['Individual Email', 'email'],
  ['Individual Phone', 'phone'],
  ['Individual Cell', 'cell'],
  ['Internal notes', 'notes'],
] as const;

const defaultOf = (companies: Association[]) => companies.find(({ isDefault }) => isDefault);
const onlyIn = (ours: Association[], others: Association[]) => {
  const known = new Set(others.map(({ value }) => value));
  return ours.filter(({ value }) => !known.has(value)).map(({ label }) => label);
};

/** The companies that the other list lacks; there can be a thousand. */
function companyDifferences(mine: Association[], theirs: Association[]): Difference[] {
  const here = onlyIn(mine, theirs);
  const there = onlyIn(theirs, mine);
  const [ours, other] = [defaultOf(mine), defaultOf(theirs)];
  return [
    ...(here.length + there.length === 0
      ? []
      : [{ label: 'Company Associations', mine: here.join('\n'), theirs: there.join('\n') }]),
    ...(ours?.value === other?.value
      ? []
      : [{ label: 'Default Company', mine: ours?.label ?? '', theirs: other?.label ?? '' }]),
  ];
}

const inactiveText = ({ inactive }: ContactValues) => (inactive ? 'Yes' : 'No');

/** The fields whose input differs from what somebody else has saved. */
export const differences = (mine: ContactValues, theirs: ContactValues): Difference[] => [
  ...TEXTS.filter(([, name]) => mine[name] !== theirs[name]).map(([label, name]) => ({
    label,
    mine: mine[name],
    theirs: theirs[name],
  })),
  ...companyDifferences(mine.companies, theirs.companies),
  ...(mine.inactive === theirs.inactive
    ? []
    : [{ label: 'Inactive', mine: inactiveText(mine), theirs: inactiveText(theirs) }]),
];
