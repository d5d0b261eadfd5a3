import sql, { raw, type Sql } from 'sql-template-tag';
import type { WatchKind } from '@galley/shared/contract/watches';
import type { Caller } from '../../http/caller.ts';
import { canSeeView } from '../views/viewQueries.ts';

/** What a caller can see of a kind, as parts of a query. */
interface Seen {
  /** FROM … WHERE …; conditions can be appended. */
  from: Sql;
  /** The kind's column in order_watch. */
  key: Sql;
  /** The id in the calls' format. */
  id: Sql;
  name: Sql;
}

interface Watchable {
  /** The column in order_watch. */
  column: Sql;
  /** The format of an id in calls. */
  pattern: RegExp;
  /** The word used in problems. */
  noun: string;
  seen: (caller: Caller) => Seen;
}

/** Whether the caller can see an account owner's lines (VIS-04, VIS-05). */
const seesOwner = (owner: Sql, { orderMasterOverride, accountTypeIds }: Caller): Sql =>
  sql`(${orderMasterOverride} OR ${owner} = ANY(${accountTypeIds}::int[]))`;
/** Whether the caller can see a row of order_line. */
export const canSeeLine = (caller: Caller): Sql => seesOwner(sql`order_line.account_type_id`, caller);

const NUMBER = /^\d{1,9}$/;

const lines = (caller: Caller) => ({
  from: sql`FROM order_line JOIN company ON company.id = order_line.company_id WHERE ${canSeeLine(caller)}`,
  name: sql`company.name`,
});

/** What employees can watch, limited to what each of them can see. */
export const WATCHABLE: Record<WatchKind, Watchable> = {
  line: {
    column: raw('line_id'),
    pattern: /^\d+-\d+$/,
    noun: 'order line',
    seen: (caller) => ({ ...lines(caller), key: raw('order_line.id'), id: raw('order_line_num') }),
  },
  order: {
    column: raw('order_id'),
    pattern: NUMBER,
    noun: 'order',
    seen: (caller) => ({ ...lines(caller), key: raw('order_line.order_id'), id: raw('order_line.order_id') }),
  },
  customer: {
    column: raw('company_id'),
    pattern: NUMBER,
    noun: 'customer',
    seen: (caller) => ({
      from: sql`FROM company WHERE deleted_at IS NULL AND ${seesOwner(sql`company.account_type_id`, caller)}`,
      key: raw('company.id'),
      id: raw('company.id'),
      name: raw('company.name'),
    }),
  },
  view: {
    column: raw('view_id'),
    pattern: NUMBER,
    noun: 'view of order lines',
    seen: (caller) => ({
      from: sql`FROM list_view JOIN employee AS owner ON owner.id = owner_id WHERE list = 'orders' AND ${canSeeView(caller)}`,
      key: raw('list_view.id'),
      id: raw('list_view.id'),
      name: raw('list_view.name'),
    }),
  },
};
