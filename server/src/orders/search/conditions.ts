import sql, { join, raw } from 'sql-template-tag';
import { historyStart } from '@galley/shared/domain/businessDay';
import { dayNumber, type Day } from '@galley/shared/domain/calendar';
import { RANGE_CUSTOM, resolveDateRange, type DayRange } from '@galley/shared/domain/dateRange';
import { ORDER_NUMBERS } from '../rules/orderFilter.ts';
import { ORDER_FILTERS, type FiltersOf } from '../rules/orderFilters.ts';
import { ANY_STATUS, OVER_STATUSES, SHIPPED } from '../rules/orderStatus.ts';
import type { Selection } from '@galley/shared/domain/selection';
import { valuesOf, type OneOrSeveral } from '@galley/shared/domain/several';
import { FIRST_DAY } from '../../db/constants.ts';
import { nameContains, likeEscaped } from '../../db/like.ts';
import { isEmpty } from '../../db/selection.ts';
import { teamMembers } from '../../db/team.ts';
import type { Caller } from '../../http/caller.ts';
import { customRange } from '../../http/customRange.ts';
import { badField } from '../../http/problem.ts';
import { havingDay, havingTrait, inAny, NOTHING, type Condition } from './bitmaps.ts';
import { isNarrowed, type OrderFilters } from './filters.ts';
import { textConditions } from './texts.ts';
import { DATES, NO_DAY, NUMBERS, type DayTrait, type NumberTrait } from './traits.ts';

/** Translates a list of order lines to SQL: one condition for each filter that's set. */

/** A range of at least this many days is expressed by the lines outside it. */
const LONG = 500;
/** The largest value of an int4 column. */
const INT_MAX = 2_147_483_647;
const FIRST_DAY_NUMBER = dayNumber(FIRST_DAY);

/** Whose list it is, as of which day, and its selection. */
export interface Scope {
  caller: Caller;
  today: Day;
  selection: Selection;
}

/** The lines whose day is in a range; lines without a day are in none. */
function inDays(trait: DayTrait, { from, to }: DayRange): Condition[] {
  if (from === undefined && to === undefined) return [];
  const numberOf = (day: Day) => dayNumber(day) - FIRST_DAY_NUMBER;
  const first = from === undefined ? -NO_DAY : numberOf(from);
  const last = to === undefined ? NO_DAY - 1 : numberOf(to);
  const column = raw(trait);
  const plain = sql`${column} >= ${from ?? '-infinity'}::date AND ${column} <= ${to ?? 'infinity'}::date`;
  if (last - first < LONG) return [{ plain, bits: havingDay(trait, first, last) }];
  return [
    { plain, except: inAny([havingDay(trait, -NO_DAY, first - 1), havingDay(trait, last + 1, NO_DAY)]) },
  ];
}

/** The lines that have one of the values: the union of the values' bits. */
function oneOf(trait: NumberTrait, filter: OneOrSeveral<number>, any = 0): Condition[] {
  const values = valuesOf(filter, any);
  if (values.length === 0) return [];
  const isAny = values.length === 1 ? sql`= ${values[0]}` : sql`= ANY(${values}::int[])`;
  return [{ plain: sql`${raw(NUMBERS[trait])} ${isAny}`, bits: havingTrait(trait, sql`value ${isAny}`) }];
}

/** The lines whose product or advertiser has a name that contains one of the texts; blank texts are ignored. */
function named(trait: 'product' | 'advertiser', filter: OneOrSeveral<string>): Condition[] {
  const texts = valuesOf(filter, '').filter((text) => text.trim() !== '');
  if (texts.length === 0) return [];
  const isAny = join(
    texts.map((text) => nameContains(text)),
    ' OR ',
  );
  const ids = sql`SELECT id FROM ${raw(trait)} WHERE ${isAny}`;
  return [
    {
      plain: sql`${raw(NUMBERS[trait])} IN (${ids})`,
      bits: havingTrait(trait, sql`value = ANY(ARRAY(${ids}))`),
    },
  ];
}

/** The selection's lines. The company's id is enough to find them; its parent is only verified. */
function selected({ parentId, companyId }: Selection): Condition[] {
  if (companyId === 0) return parentId === 0 ? [] : [{ plain: sql`trend_group_id = ${parentId}` }];
  const isOfParent = sql`EXISTS (SELECT FROM company WHERE company.id = ${companyId} AND company.trend_group_id = ${parentId})`;
  return [{ plain: sql`company_id = ${companyId}` }, ...(parentId === 0 ? [] : [{ plain: isOfParent }])];
}

/** The lines that `caller` can see: those of associated companies, or all with the override; five years back (VIS-04, VIS-05). */
export const visible = ({ orderMasterOverride, accountTypeIds }: Caller, today: Day): Condition[] => {
  const isAssociated = sql`= ANY(${accountTypeIds}::int[])`;
  const account = {
    plain: sql`${raw(NUMBERS.account)} ${isAssociated}`,
    bits: havingTrait('account', sql`value ${isAssociated}`),
  };
  return [
    ...inDays('order_date', { from: historyStart(today), to: undefined }),
    ...(orderMasterOverride ? [] : [account]),
  ];
};

export const inScope = ({ caller, today, selection }: Scope): Condition[] => [
  ...visible(caller, today),
  ...selected(selection),
];

/** The range of days in the filters. Upcoming starts in 1980, so it only limits the end. */
export function inDateRange(today: Day, filters: OrderFilters): Condition[] {
  const { Filter_DateRange: range, Filter_DateType: type } = filters;
  const days = resolveDateRange(range, today, customRange(range === RANGE_CUSTOM, filters));
  return inDays(DATES[type] ?? 'order_date', days);
}

/** The statuses of a line that no longer needs to be shipped. */
const SETTLED = [SHIPPED, ...OVER_STATUSES];

/** The lines that should have shipped before today and haven't, or that have had a carrier exception since (MYD-04). */
function lateOn(today: Day): Condition {
  const isSettled = sql`= ANY(${SETTLED}::int[])`;
  return {
    plain: sql`ship_date < ${today}::date AND NOT status ${isSettled}`,
    except: inAny([
      havingTrait('status', sql`value ${isSettled}`),
      havingDay('ship_date', dayNumber(today) - FIRST_DAY_NUMBER, NO_DAY),
    ]),
  };
}

/** The lines of a team's sales reps (FIG-04). */
function ofTeam(team: number): Condition {
  const members = sql`= ANY(ARRAY(${teamMembers(team)}))`;
  return {
    plain: sql`${raw(NUMBERS.sales_rep)} ${members}`,
    bits: havingTrait('sales_rep', sql`value ${members}`),
  };
}

/** Filters on values that few lines share. */
function numbered(filters: OrderFilters): Condition[] {
  const typed = (name: FiltersOf<'number'>) => {
    const { field } = ORDER_FILTERS[name];
    const text = String(filters[field]).trim();
    if (!ORDER_NUMBERS[name].test(text))
      throw badField(
        field,
        name === 'order'
          ? 'must be an order such as 71120, or an order line such as 71120-1'
          : 'must be a number',
      );
    return text;
  };
  const [invoice, order, contact] = [typed('invoice'), typed('order'), filters.Filter_ContactID];
  const survivor = sql`(SELECT surviving_contact(${contact}))`;
  const isInvoice = Number(invoice) > INT_MAX ? sql`false` : sql`invoice = ${Number(invoice)}`;
  return [
    ...(invoice === '' ? [] : [{ plain: isInvoice }]),
    ...(order === '' ? [] : [{ plain: sql`order_line_num LIKE ${`${likeEscaped(order)}%`}` }]),
    ...(contact === 0
      ? []
      : [{ plain: sql`(sales_contact_id = ${survivor} OR graphics_contact_id = ${survivor})` }]),
  ];
}

/**
 * The conditions of a list, the most selective first. Without a selection and filters, nothing matches.
 * @throws HttpProblem 400 for an invalid number or day
 */
export function conditionsOf(scope: Scope, filters: OrderFilters): Condition[] {
  if (isEmpty(scope.selection) && !isNarrowed(filters)) return [{ plain: sql`false`, bits: NOTHING }];
  return [
    ...selected({ parentId: filters.Filter_ParentID, companyId: filters.Filter_CompanyID }),
    ...numbered(filters),
    ...inDateRange(scope.today, filters),
    ...oneOf('status', filters.Filter_Status, ANY_STATUS),
    ...(filters.Filter_Late ? [lateOn(scope.today)] : []),
    ...oneOf('sales_rep', filters.Filter_SalesRepID),
    ...(filters.Filter_TeamID === 0 ? [] : [ofTeam(filters.Filter_TeamID)]),
    ...named('product', filters.Filter_ProductNames),
    ...named('advertiser', filters.Filter_advertiser),
    ...textConditions(filters),
    ...inScope(scope),
  ];
}
