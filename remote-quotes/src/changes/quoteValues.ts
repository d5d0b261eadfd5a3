import type { CompanyOption } from '@galley/shared/contract/common';
import type { QuoteRecord } from '@galley/server/quotes/contract';
import type { DiscountKind } from '@galley/server/quotes/rules/quotePrices';
import type { LineInput, QuoteInput } from '@galley/server/quotes/rules/quoteRules';
import { FOLLOW_UP_DAYS } from '@galley/server/quotes/rules/quoteStates';
import type { QuoteDraft, QuoteLineNew } from '@galley/server/quotes/writing/contract';
import { discountIn, formatHundredths, wholeIn, centsIn } from './amounts.ts';

/** A line of the form; typed values are text. */
export interface LineValues {
  product: number;
  sizeLive: string;
  sizeFinished: string;
  qty: string;
  design: string;
  price: string;
  reason: string;
  discountKind: DiscountKind;
  discount: string;
}

/** The values of the form. */
export interface QuoteValues {
  company: CompanyOption | null;
  contact: number;
  /** 0: the server chooses, depending on who saves the quote. */
  rep: number;
  /** YYYY-MM-DD; empty: none. */
  validUntil: string;
  address: number;
  zone: string;
  weight: string;
  discountKind: DiscountKind;
  discount: string;
  followUpDays: string;
  notes: string;
  terms: string;
  lines: LineValues[];
  /** The version that the form was opened with, so that an old draft doesn't look like a new edit. */
  version: number | undefined;
}

export const NEW_LINE: LineValues = {
  product: 0,
  sizeLive: '',
  sizeFinished: '',
  qty: '',
  design: '',
  price: '',
  reason: '',
  discountKind: 'none',
  discount: '',
};

/** A line as the form shows it. */
export const lineValues = (line: QuoteLineNew): LineValues => ({
  product: line.ProductID,
  sizeLive: line.SizeLive,
  sizeFinished: line.SizeFinished,
  qty: String(line.Qty),
  design: line.Design,
  price: formatHundredths(line.UnitCents),
  reason: line.PriceReason,
  discountKind: line.DiscountKind,
  discount: line.DiscountKind === 'none' ? '' : formatHundredths(line.DiscountValue),
});

const companyOf = ({ CompanyID = 0, CompanyName = '', ParentID = 0 }: Partial<QuoteDraft>) =>
  CompanyID === 0 ? null : { value: CompanyID, label: CompanyName, TrendGroupId: ParentID };

/** The initial values for a new quote. @param validUntil unless the draft has one */
export const newValues = (draft: Partial<QuoteDraft>, validUntil: string): QuoteValues => ({
  company: companyOf(draft),
  contact: draft.ContactID ?? 0,
  rep: 0,
  validUntil: draft.ValidUntil?.slice(0, 10) ?? validUntil,
  address: 0,
  zone: '',
  weight: '',
  discountKind: 'none',
  discount: '',
  followUpDays: String(FOLLOW_UP_DAYS),
  notes: '',
  terms: '',
  lines: draft.Lines === undefined || draft.Lines.length === 0 ? [NEW_LINE] : draft.Lines.map(lineValues),
  version: undefined,
});

/** The initial values for a quote from the server. */
export const valuesOf = (quote: QuoteRecord): QuoteValues => {
  const { Content } = quote;
  return {
    company: companyOf(quote),
    contact: quote.ContactID,
    rep: quote.RepID,
    validUntil: quote.ValidUntil.slice(0, 10),
    address: quote.AddressID,
    zone: Content.Zone === 0 ? '' : String(Content.Zone),
    weight: Content.Weight === 0 ? '' : String(Content.Weight),
    discountKind: quote.DiscountKind,
    discount: quote.DiscountKind === 'none' ? '' : formatHundredths(quote.DiscountValue),
    followUpDays: String(quote.FollowUpDays),
    notes: Content.Notes,
    terms: Content.Terms,
    lines: Content.Lines.length === 0 ? [NEW_LINE] : Content.Lines.map(lineValues),
    version: quote.Version,
  };
};

/** Whether a line is empty. */
const isBlank = (line: LineValues): boolean =>
  line.product === 0 &&
  [line.qty, line.price, line.design, line.sizeLive, line.sizeFinished].every((text) => text.trim() === '');

const lineOf = (line: LineValues): LineInput => ({
  ProductID: line.product,
  SizeLive: line.sizeLive,
  SizeFinished: line.sizeFinished,
  Qty: wholeIn(line.qty),
  Design: line.design,
  UnitCents: centsIn(line.price),
  PriceReason: line.reason,
  DiscountKind: line.discountKind,
  DiscountValue: discountIn(line.discountKind, line.discount),
});

/** The typed lines for the rules: without empty ones at the end, with the others in their places. */
export function linesOf(lines: readonly LineValues[]): LineInput[] {
  const last = lines.findLastIndex((line) => !isBlank(line));
  return lines.slice(0, last + 1).map(lineOf);
}

/** The form's values for the rules. */
export const inputOf = (values: QuoteValues): QuoteInput => ({
  CompanyID: values.company?.value ?? 0,
  ContactID: values.contact,
  ValidUntil: values.validUntil === '' ? undefined : values.validUntil,
  Zone: values.zone.trim() === '' ? 0 : wholeIn(values.zone),
  Weight: values.weight.trim() === '' ? 0 : wholeIn(values.weight),
  DiscountKind: values.discountKind,
  DiscountValue: discountIn(values.discountKind, values.discount),
  FollowUpDays: values.followUpDays.trim() === '' ? 0 : wholeIn(values.followUpDays),
  Lines: linesOf(values.lines),
});

/** The payload of call 372 without the caller. */
export const payloadOf = (id: number, values: QuoteValues) => {
  const { ValidUntil = '', ...input } = inputOf(values);
  return {
    ID: id,
    ...input,
    Lines: [...input.Lines],
    ValidUntil,
    RepID: values.rep,
    AddressID: values.address,
    Notes: values.notes,
    Terms: values.terms,
    ...(values.version === undefined ? {} : { Version: values.version }),
  };
};

const FIELDS: Readonly<Record<string, keyof QuoteValues>> = {
  CompanyID: 'company',
  ContactID: 'contact',
  RepID: 'rep',
  ValidUntil: 'validUntil',
  AddressID: 'address',
  Zone: 'zone',
  Weight: 'weight',
  DiscountValue: 'discount',
  FollowUpDays: 'followUpDays',
  Notes: 'notes',
  Terms: 'terms',
  Lines: 'lines',
};

/** The fields of a line, by their names in call 372. */
const LINE_FIELDS: Readonly<Record<string, keyof LineValues>> = {
  ProductID: 'product',
  SizeLive: 'sizeLive',
  SizeFinished: 'sizeFinished',
  Qty: 'qty',
  Design: 'design',
  UnitCents: 'price',
  PriceReason: 'reason',
  DiscountValue: 'discount',
};

/** Maps a field of the call to a field of the form; for a line, `lines.0.qty`. */
export function fieldOf(
  field: string,
): keyof QuoteValues | `lines.${number}.${keyof LineValues}` | undefined {
  const [, at, name = ''] = /^Lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const ofLine = LINE_FIELDS[name];
  if (at !== undefined && ofLine !== undefined) return `lines.${Number(at)}.${ofLine}`;
  return FIELDS[field];
}
