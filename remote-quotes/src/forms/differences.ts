import { displayDate } from '@galley/shared/domain/displayDate';
import type { Difference } from '@galley/shared/form';
import type { LineValues, QuoteValues } from '../changes/quoteValues.ts';

const TEXTS = [
  ['Shipping Zone', 'zone'],
  ['Shipping Weight (lb)', 'weight'],
  ['Notes', 'notes'],
  ['Terms', 'terms'],
] as const;

const lineText = ({
  product,
  qty,
  sizeLive,
  sizeFinished,
  design,
  price,
  discountKind,
  discount,
}: LineValues): string =>
  [
    `#${product}`,
    qty,
    sizeLive,
    sizeFinished,
    design,
    price,
    discountKind === 'none' ? '' : `${discount} ${discountKind}`,
  ]
    .filter((part) => part !== '')
    .join(', ');

const discountText = ({ discountKind, discount }: QuoteValues): string =>
  discountKind === 'none' ? 'None' : `${discount} ${discountKind}`;

const different = (label: string, mine: string, theirs: string): Difference[] =>
  mine === theirs ? [] : [{ label, mine, theirs }];

/** The fields whose input differs from what somebody else has saved. */
export const differences = (mine: QuoteValues, theirs: QuoteValues): Difference[] => [
  ...different('Company', mine.company?.label ?? '', theirs.company?.label ?? ''),
  ...different('Valid Until', displayDate(mine.validUntil), displayDate(theirs.validUntil)),
  ...TEXTS.flatMap(([label, name]) => different(label, mine[name], theirs[name])),
  ...different('Discount', discountText(mine), discountText(theirs)),
  ...different('Lines', mine.lines.map(lineText).join('\n'), theirs.lines.map(lineText).join('\n')),
];
