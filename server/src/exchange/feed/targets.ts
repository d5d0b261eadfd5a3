import { FEED_RESOURCES, fieldsOf, type FeedField, type FeedResource } from '../rules/feedFields.ts';

/** A field's stored value: references are ids, several in ascending order, and a day is text. */
export type Value = string | number | boolean | null | number[];
export type Values = Record<string, Value>;

/** How to read and write (`new`) a field that isn't simply a column. */
interface Stored {
  column: string;
  read: string;
  write: string;
}

/** A unique key of a table. */
interface Unique {
  /** The field that gets the error. */
  field: string;
  /** The fields that the key consists of. */
  fields: readonly string[];
  /** The key of a row of `new` as text; rows with equal text collide. */
  key: string;
  /** Whether a row `t` of the table has the same key as a row of `new`. */
  match: string;
  /** The error for a collision. */
  message: string;
}

/** A list of references to another table, one of them the default. */
export interface Links {
  field: string;
  defaultField: string;
  table: string;
  owner: string;
  other: string;
}

/** Where the records of a resource are stored. */
export interface Target {
  table: string;
  /** Columns that aren't named like their fields, and how they're stored. */
  columns?: Record<string, string | Stored>;
  /** Values of empty fields, if they aren't empty in the table. */
  empty?: Record<string, Value>;
  /** Columns of a new row that no field sets, in SQL over `new`. */
  added?: Record<string, string>;
  /** Columns copied from another table, joined as `from`. */
  derived?: { from: string; columns: Record<string, string> };
  unique?: Unique;
  links?: Links;
  /**
   * How a record is deleted: removes a row that nothing refers to; marks it, so that references still show its name; or sets the field
   * that hides it, as people do.
   */
  deletion: 'remove' | 'mark' | { field: string };
  /**
   * Which existing rows can be taken over (FEED-08): those with the same name, or unfed rows that match `where`, an SQL condition on the row
   * `t`.
   */
  adopts?: 'by name' | { where: string };
  /** The table has a version that saves are checked against. */
  isVersioned?: true;
  /** Each change is audited under this name; if absent, only batches are audited. */
  record?: string;
  /** A change affects the option lists, so its transaction locks them first. */
  isOption?: true;
  /** For a table of names: the SQL expression by which two names are the same row. */
  nameKey?: (name: string) => string;
}

/** @param key the SQL expression by which two names are the same row: the name itself, unless the table's unique index differs */
const byName = (table: string, key = (name: string) => name): Target => ({
  table,
  nameKey: key,
  unique: {
    field: 'name',
    fields: ['name'],
    key: key('new."name"'),
    match: `${key('t.name')} = ${key('new."name"')}`,
    message: 'is already taken',
  },
  deletion: 'mark',
  adopts: 'by name',
  record: table,
  isOption: true,
});

/** The tables of the resources. By default, a column is named like its field, in snake_case. */
const TARGETS: Record<FeedResource, Target> = {
  'account-owners': byName('account_type'),
  products: byName('product'),
  advertisers: byName('advertiser'),
  'forecast-families': byName('forecast_family'),
  parents: byName('trend_group', (name) => `name_key(${name})`),
  employees: {
    table: 'employee',
    columns: {
      givenName: 'first_name',
      familyName: 'last_name',
      phone: 'direct_phone',
      type: 'employee_type',
      disabled: {
        column: 'disabled_at',
        read: 't.disabled_at IS NOT NULL',
        write: `CASE WHEN new."disabled" THEN now() END`,
      },
    },
    added: {
      uid: 'gen_random_uuid()::text',
      username: `split_part(new."email", '@', 1)`,
      // Has no password; an invitation lets the person choose one.
      password_hash: 'NULL',
    },
    unique: {
      field: 'email',
      fields: ['email'],
      key: 'lower(new."email")',
      match: 'lower(t.email) = lower(new."email")',
      message: 'is the email of another employee',
    },
    links: {
      field: 'accountOwners',
      defaultField: 'defaultAccountOwner',
      table: 'employee_account',
      owner: 'employee_id',
      other: 'account_type_id',
    },
    deletion: { field: 'disabled' },
    // A feed can't take over the people who give systems access.
    adopts: { where: "t.employee_type <> 'Operations'" },
    record: 'employee',
    isOption: true,
  },
  companies: {
    table: 'company',
    columns: {
      parent: 'trend_group_id',
      accountOwner: 'account_type_id',
      salesRep: 'sales_rep_id',
      forecastFamily: 'forecast_family_id',
    },
    // The family that a form opens with (PROS-03).
    empty: { forecastFamily: 1 },
    unique: {
      field: 'name',
      fields: ['name'],
      key: 'name_key(new."name")',
      match: 't.deleted_at IS NULL AND name_key(t.name) = name_key(new."name")',
      message: 'is the name of another company',
    },
    deletion: 'mark',
    adopts: { where: 't.prospect' },
    isVersioned: true,
    record: 'company',
    isOption: true,
  },
  contacts: {
    table: 'contact',
    columns: { notes: 'internal_notes' },
    unique: {
      field: 'email',
      fields: ['email'],
      // Empty values aren't unique.
      key: `nullif(lower(new."email"), '')`,
      match: `t.merged_into IS NULL AND lower(t.email) = nullif(lower(new."email"), '')`,
      message: 'is the email of another contact',
    },
    links: {
      field: 'companies',
      defaultField: 'defaultCompany',
      table: 'contact_company',
      owner: 'contact_id',
      other: 'company_id',
    },
    deletion: { field: 'inactive' },
    adopts: { where: 'true' },
    isVersioned: true,
    record: 'contact',
  },
  'posting-companies': {
    table: 'posting_company',
    columns: { name: 'master_name', branch: 'name' },
    deletion: 'remove',
    record: 'posting_company',
  },
  addresses: {
    table: 'shipping_address',
    columns: { company: 'company_id' },
    deletion: 'remove',
    isVersioned: true,
    record: 'shipping_address',
  },
  prices: {
    table: 'price',
    columns: { plan: 'price_plan', product: 'product_id', from: 'min_qty', price: 'unit_price' },
    unique: {
      field: 'from',
      fields: ['plan', 'product', 'from'],
      key: `concat_ws(' ', new."product", new."from", new."plan")`,
      match: '(t.price_plan, t.product_id, t.min_qty) = (new."plan", new."product", new."from")',
      message: 'already has a price in this plan for this product',
    },
    deletion: 'remove',
  },
  'ship-prices': {
    table: 'ship_price',
    columns: { plan: 'ship_price_plan', from: 'max_weight' },
    unique: {
      field: 'from',
      fields: ['plan', 'zone', 'from'],
      key: `concat_ws(' ', new."zone", new."from", new."plan")`,
      match: '(t.ship_price_plan, t.zone, t.max_weight) = (new."plan", new."zone", new."from")',
      message: 'already has a price in this plan for this zone',
    },
    deletion: 'remove',
  },
  orders: {
    table: 'order_line',
    columns: {
      order: 'order_id',
      line: 'line_num',
      company: 'company_id',
      product: 'product_id',
      advertiser: 'advertiser_id',
      'shipTo.name': 'ship_to',
      custom1: 'line_item_custom1',
      custom2: 'line_item_custom2',
      cap: 'cap_num',
      salesContact: 'sales_contact_id',
      graphicsContact: 'graphics_contact_id',
    },
    derived: {
      from: 'company AS from_company ON from_company.id = new."company"',
      columns: {
        trend_group_id: 'from_company.trend_group_id',
        account_type_id: 'from_company.account_type_id',
        sales_rep_id: 'from_company.sales_rep_id',
      },
    },
    unique: {
      field: 'line',
      fields: ['order', 'line'],
      key: `concat_ws('-', new."order", new."line")`,
      match: '(t.order_id, t.line_num) = (new."order", new."line")',
      message: 'is already the number of another line of this order',
    },
    deletion: 'remove',
  },
};

export const targetOf = (resource: FeedResource): Target => TARGETS[resource];

/** A field's value if it was never set. */
export function emptyValue(resource: FeedResource, name: string, { kind, optional }: FeedField): Value {
  const given = TARGETS[resource].empty?.[name];
  if (given !== undefined) return given;
  if (kind === 'text') return '';
  if (kind === 'flag') return false;
  if (kind === 'amount' || (kind === 'whole' && optional !== true)) return 0;
  return kind === 'refs' ? [] : null;
}

const EMPTY = new Map(
  FEED_RESOURCES.map((resource) => [
    resource,
    Object.fromEntries(
      Object.entries(fieldsOf(resource)).map(([name, field]) => [name, emptyValue(resource, name, field)]),
    ),
  ]),
);

/** The values of a record of which nothing was set. */
export const emptyValues = (resource: FeedResource): Readonly<Values> => EMPTY.get(resource) ?? {};
