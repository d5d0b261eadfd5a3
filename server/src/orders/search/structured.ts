import sql from 'sql-template-tag';
import { historyStart } from '@galley/shared/domain/businessDay';
import { dayNumber, type Day } from '@galley/shared/domain/calendar';
import type { DayRange } from '@galley/shared/domain/dateRange';
import { ANY_STATUS } from '@galley/shared/domain/orderStatus';
import { valuesOf, type OneOrSeveral } from '@galley/shared/domain/several';
import { FIRST_DAY } from '../../db/constants.ts';
import { isEmpty } from '../../db/selection.ts';
import type { Caller } from '../../http/caller.ts';
import {
  all,
  havingDay,
  havingTrait,
  inAny,
  lines,
  linesWhere,
  lying,
  narrowed,
  none,
  NOTHING,
  spanOfDays,
  spanOfValues,
  together,
  type LineBits,
  type Narrowing,
} from './bitmaps.ts';
import { textLines } from './texts.ts';
import { NO_DAY, type DayTrait, type NumberTrait } from './traits.ts';
import {
  dateRange,
  idsNamed,
  inSelection,
  isNarrowed,
  narrowly,
  textsOf,
  type OrderFilters,
  type Scope,
} from './conditions.ts';

/** Days from which on a range is told by the lines outside it. */
const LONG = 500;

const FIRST_DAY_NUMBER = dayNumber(FIRST_DAY);

const numberOf = (day: Day | undefined, none: number): number =>
  day === undefined ? none : dayNumber(day) - FIRST_DAY_NUMBER;

/** The lines of the days; a line without the day is in no range. */
function inRange(trait: DayTrait, { from, to }: DayRange): Narrowing {
  if (from === undefined && to === undefined) return all();
  const [first, last] = [numberOf(from, -NO_DAY), numberOf(to, NO_DAY - 1)];
  return last - first < LONG
    ? all(havingDay(trait, first, last))
    : none(
        inAny([
          ...(from === undefined ? [] : [havingDay(trait, -NO_DAY, first - 1)]),
          havingDay(trait, last + 1, NO_DAY),
        ]),
      );
}

/** The lines that `caller` may see: of associated companies, or of all with the override; five years back. */
const visible = (caller: Caller, today: Day): Narrowing =>
  together([
    inRange('order_date', { from: historyStart(today), to: undefined }),
    caller.orderMasterOverride
      ? all()
      : all(havingTrait('account', sql`value = ANY(${caller.accountTypeIds}::int[])`)),
  ]);

/** Where the lines of a range lie; of one that reaches back as far as lists do, anywhere. */
const near = (today: Day, trait: DayTrait, { from, to }: DayRange): Narrowing =>
  from === undefined || from <= historyStart(today)
    ? all()
    : lying(spanOfDays(trait, numberOf(from, -NO_DAY), numberOf(to, NO_DAY - 1)));

/** The lines that have one of the values: the bits of each are put together. */
function equal(trait: NumberTrait, asked: OneOrSeveral<number>, any = 0): Narrowing {
  const values = valuesOf(asked, any);
  if (values.length === 0) return all();
  const isAny = values.length === 1 ? sql`value = ${values[0]}` : sql`value = ANY(${values}::int[])`;
  return together([all(havingTrait(trait, isAny)), lying(spanOfValues(trait, values))]);
}

function named(trait: 'product' | 'advertiser', asked: string | string[]): Narrowing {
  const texts = textsOf(asked);
  return texts.length === 0
    ? all()
    : all(havingTrait(trait, sql`value = ANY(ARRAY(${idsNamed(trait, texts)}))`));
}

const inScope = ({ caller, today, selection }: Scope): Narrowing =>
  together([visible(caller, today), lines(inSelection(selection))]);

/** What the filters narrow, but for the texts. */
function structured(today: Day, filters: OrderFilters): Narrowing {
  const { column, ...range } = dateRange(today, filters);
  return together([
    lines(narrowly(filters)),
    equal('status', filters.Filter_Status, ANY_STATUS),
    equal('sales_rep', filters.Filter_SalesRepID),
    named('product', filters.Filter_ProductNames),
    named('advertiser', filters.Filter_advertiser),
    inRange(column, range),
    near(today, column, range),
  ]);
}

/** The lines that the index does not know as they are now. */
const LOGGED = linesWhere(sql`true`, 'order_log');

/** What the index knows of the lines that a scope shows. */
export const knownInScope = (scope: Scope): LineBits => narrowed(together([inScope(scope), none(LOGGED)]));

/** What the index knows of the lines of a list, the same that orderConditions finds. */
export function knownLines(scope: Scope, filters: OrderFilters): LineBits {
  const isAnything = isEmpty(scope.selection);
  if (isAnything && !isNarrowed(filters)) return NOTHING;
  const known = structured(scope.today, filters);
  const texts = textLines(filters, !isAnything || known.lines.length > 0);
  // What narrows most comes first.
  return narrowed(together([known, texts, inScope(scope), none(LOGGED)]));
}
