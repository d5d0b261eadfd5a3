import { randomUUID, createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { todayIn } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import { hashPassword } from '../account/index.ts';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { vacuumChanged } from '../db/vacuum.ts';
import { buildFirst } from '../orders/index.ts';
import { setOwnerPassword } from '../companies/index.ts';
import { loadQuotes } from '../quotes/index.ts';
import {
  ACCOUNT_TYPES,
  demoAccounts,
  demoColleagues,
  DEMO_OWNER_PASSWORD,
  DEMO_PASSWORD,
} from './accounts.ts';
import { loadActivities } from './activities.ts';
import { continueIds, insertRows } from './bulk.ts';
import { makeCompanies, makeContacts, makeLinks, makeParents, type DemoSize } from './customers.ts';
import { noteAsFed } from './fed.ts';
import { withoutReadIndexes } from './indexes.ts';
import { loadLines } from './lines.ts';
import { loadPricing } from './pricing.ts';
import { randomOf } from './random.ts';
import { makePlants } from './plants.ts';

/** How much each size has. */
export const SIZES: Record<'small' | 'large', DemoSize> = {
  small: {
    parents: 60,
    companies: 300,
    contacts: 1_500,
    activities: 4_000,
    lines: 12_000,
    largestNetwork: 250,
  },
  large: {
    parents: 3_000,
    companies: 20_000,
    contacts: 60_000,
    activities: 500_000,
    lines: 1_000_000,
    largestNetwork: 1_000,
  },
};

const SEED = 1_897;
const DEMO_QUOTES = 60;

interface DemoOptions {
  size: 'small' | 'large' | 'off';
  /** More order lines than the size has. */
  lines?: number;
  timeZone: string;
  onProgress: (message: string) => void;
}

/** GUIDs that are the same in every demo. */
const uidOf = (email: string) => {
  const hex = createHash('sha256').update(email).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

async function loadEmployees(database: Transaction): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const nobody = await hashPassword(randomUUID());
  const people = [...demoAccounts, ...demoColleagues];
  await insertRows(
    database,
    'account_type',
    'id int, name text',
    ACCOUNT_TYPES.map((name, index) => ({ id: index + 1, name })),
  );
  await insertRows(
    database,
    'employee',
    'id int, uid text, username text, first_name text, last_name text, email text, direct_phone text, employee_type text, order_master_override boolean, password_hash text',
    people.map((person, index) => ({
      id: index + 1,
      uid: uidOf(person.email),
      username: person.email.split('@')[0],
      first_name: person.first,
      last_name: person.last,
      email: person.email,
      direct_phone: `303-555-01${String(10 + index)}`,
      employee_type: person.type,
      order_master_override: person.override,
      password_hash: index < demoAccounts.length ? passwordHash : nobody,
    })),
  );
  await insertRows(
    database,
    'employee_account',
    'employee_id int, account_type_id int, is_default boolean',
    people.flatMap((person, index) =>
      person.accounts.map((account, place) => ({
        employee_id: index + 1,
        account_type_id: account,
        is_default: place === 0,
      })),
    ),
  );
}

async function loadCustomers(database: Transaction, size: DemoSize): Promise<void> {
  const random = randomOf(SEED);
  const parents = makeParents(size);
  await insertRows(database, 'trend_group', 'id int, name text', parents);
  await insertRows(
    database,
    'company',
    'id int, trend_group_id int, account_type_id int, sales_rep_id int, prospect boolean, name text, type_of_account text, phone text, fax text, address1 text, address2 text, city text, state text, zip text, url text, price_plan text, ship_price_plan text, show_pricing_summary boolean, show_pricing_detail boolean, forecast_family_id int, uid text',
    makeCompanies(size, parents, random).map((company) => ({
      ...company,
      uid: uidOf(`company ${company.id}`),
    })),
  );
  await insertRows(
    database,
    'contact',
    'id int, name text, title text, email text, phone text, cell text, internal_notes text, inactive boolean',
    makeContacts(size, random),
  );
  await insertRows(
    database,
    'contact_company',
    'contact_id int, company_id int, is_default boolean',
    makeLinks(size, random),
  );
  const plants = makePlants();
  await insertRows(
    database,
    'posting_company',
    'id int, master_name text, name text, address1 text, city text, state text, zip text',
    plants,
  );
  await database.query(sql`
    INSERT INTO shipping_address (id, company_id, name, address1, address2, city, state, zip)
    SELECT id / 3, id, name || ' Receiving', address1, address2, city, state, zip FROM company WHERE id % 3 = 0`);
  await setOwnerPassword(database, DEMO_OWNER_PASSWORD);
}

async function load(
  database: Transaction,
  size: DemoSize,
  today: Day,
  onProgress: DemoOptions['onProgress'],
): Promise<void> {
  await loadEmployees(database);
  await loadCustomers(database, size);
  onProgress('demo data: companies and contacts are in place');
  await loadActivities(database, size.activities, today);
  onProgress('demo data: activities are in place');
  await loadLines(database, size.lines, today, (done) => {
    onProgress(
      `demo data: ${done.toLocaleString('en-US')} of ${size.lines.toLocaleString('en-US')} order lines`,
    );
  });
  await buildFirst(database, (done, all) => {
    if (done % 10 === 0)
      onProgress(`demo data: the search of ${done} of ${all} parts of the order lines is built`);
  });
  await loadPricing(database);
  await loadQuotes(database, DEMO_QUOTES, today);
  for (const table of [
    'account_type',
    'employee',
    'trend_group',
    'company',
    'contact',
    'posting_company',
    'shipping_address',
    'activity',
    'product',
    'advertiser',
    'order_line',
  ]) {
    await continueIds(database, table);
  }
}

/** Whether all employees are the demo's. */
export async function holdsDemo(database: Queryable): Promise<boolean> {
  const rows = await database.query(sql`SELECT FROM setting WHERE name = 'demo'`);
  return rows.length > 0;
}

/** The advisory lock of loading, when two servers start at once; any fixed number but the migrations'. */
const ADVISORY_LOCK = 7_426_056;

/** Whether there is data already; reports another demo than the requested one. */
async function isFilled(
  database: Transaction,
  wanted: string,
  onProgress: DemoOptions['onProgress'],
): Promise<boolean> {
  const [existing] = await database.query<{ demo: string | null }>(sql`
    SELECT (SELECT value FROM setting WHERE name = 'demo') AS demo FROM employee LIMIT 1`);
  if (existing === undefined) return false;
  const { demo } = existing;
  if (demo !== null && demo !== wanted)
    onProgress(`demo data: ${demo} is in place already; ${wanted} needs an empty database`);
  return true;
}

/**
 * Fills an empty database with the demo, the same for the same size and day. All of it is one transaction: a killed
 * load leaves nothing and starts over. A database that already has employees stays as it is.
 */
export async function ensureDemo(
  database: Database,
  { size, lines, timeZone, onProgress }: DemoOptions,
): Promise<void> {
  if (size === 'off') return;
  const wanted = lines === undefined ? size : `${size} with ${lines} order lines`;
  const chosen = { ...SIZES[size], ...(lines === undefined ? {} : { lines }) };
  const today = todayIn(timeZone, new Date());
  const fill = async (transaction: Transaction): Promise<boolean> => {
    await transaction.script(`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    if (await isFilled(transaction, wanted, onProgress)) return false;
    onProgress(`demo data (${size}): loading`);
    const loadAll = async () => {
      await load(transaction, chosen, today, onProgress);
      await noteAsFed(transaction);
    };
    await withoutReadIndexes(transaction, loadAll, onProgress);
    await transaction.query(sql`INSERT INTO setting (name, value) VALUES ('demo', ${wanted})`);
    await transaction.script('ANALYZE');
    return true;
  };
  if (await database.transaction(fill, { patient: true })) await vacuumChanged(database);
}
