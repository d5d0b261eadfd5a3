import { displayDate } from '@galley/shared/domain/displayDate';
import type { Difference } from '@galley/shared/form';
import type { LineValues, QuoteValues } from '../changes/quoteValues.ts';
import { labelOf, type Choices } from './choices.ts';

const TEXTS = [
  ['Shipping Zone', 'zone'],
  ['Shipping Weight (lb)', 'weight'],
  ['Follow Up After (Business Days)', 'followUpDays'],
  ['Notes', 'notes'],
  ['Terms', 'terms'],
] as const;

const discountText = ({ discountKind, discount }: Pick<LineValues, 'discountKind' | 'discount'>): string =>
  discountKind === 'none' ? '' : discountKind === 'percent' ? `${discount}%` : `$${discount}`;

const lineText = (line: LineValues, choices: Choices): string =>
  [
    labelOf(choices.products, line.product),
    line.qty,
    line.sizeLive,
    line.sizeFinished,
    line.design,
    line.price,
    discountText(line),
    line.reason,
  ]
    .filter((part) => part !== '')
    .join(', ');

const different = (label: string, mine: string, theirs: string): Difference[] =>
  mine === theirs ? [] : [{ label, mine, theirs }];

/** The fields whose input differs from what somebody else has saved, in the form's order. */
export function differences(mine: QuoteValues, theirs: QuoteValues, choices: Choices): Difference[] {
  const each = (label: string, textOf: (values: QuoteValues) => string) =>
    different(label, textOf(mine), textOf(theirs));
  return [
    ...each('Company', ({ company }) => company?.label ?? ''),
    ...each('Contact', ({ contact }) => labelOf(choices.contacts, contact)),
    ...each('Sales Rep', ({ rep }) => labelOf(choices.reps, rep)),
    ...each('Valid Until', ({ validUntil }) => displayDate(validUntil)),
    ...each('Ship To', ({ address }) => labelOf(choices.addresses, address)),
    ...each('Lines', ({ lines }) => lines.map((line) => lineText(line, choices)).join('\n')),
    ...each('Quote Discount', (values) => discountText(values) || 'None'),
    ...TEXTS.flatMap(([label, name]) => different(label, mine[name], theirs[name])),
  ];
}
