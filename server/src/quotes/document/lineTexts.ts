import { formatUsd } from '@galley/shared/domain/money';
import type { QuoteLine } from '../contract.ts';

/** A line's discount, for the customer; empty if none. */
export const discountText = ({ DiscountKind, DiscountValue }: QuoteLine): string => {
  if (DiscountKind === 'none') return '';
  return `less ${DiscountKind === 'percent' ? `${DiscountValue / 100}%` : formatUsd(DiscountValue / 100)}`;
};

/** The text below a line's product. */
export const lineText = ({ SizeLive, SizeFinished, Design }: QuoteLine): string =>
  [SizeLive && `Live ${SizeLive}`, SizeFinished && `Finished ${SizeFinished}`, Design]
    .filter((part) => part !== '')
    .join(' · ');
