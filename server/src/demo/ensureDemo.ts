import sql from 'sql-template-tag';
import { todayIn } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { vacuumChanged } from '../db/vacuum.ts';
import { buildFirst } from '../orders/index.ts';
import { setOwnerPassword } from '../companies/index.ts';
import { loadQuotes } from '../quotes/index.ts';
import { DEMO_OWNER_PASSWORD } from './accounts.ts';
import { loadActivities } from './activities.ts';
import { continueIds } from './bulk.ts';
import type { DemoSize } from './customers.ts';
import { noteAsFed } from './fed.ts';
import { withoutReadIndexes } from './indexes.ts';
import { loadLines } from './lines.ts';
import { loadCustomers } from './loadCustomers.ts';
import { loadPeople } from './people.ts';
import { FIRST } from './idOffsets.ts';
import { loadPricing } from './pricing.ts';

/** The numbers of records in each size. */
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

const DEMO_QUOTES = 60;

/** An address reserved for examples. */
const TRACKING = 'https://track.example/parcel';

interface DemoOptions {
  size: 'small' | 'large' | 'off';
  /** The number of order lines, if different from the size's. */
  lines?: number;
  /** The base address for tracking parcels by the number in TrackingNum. */
  tracking?: string;
  timeZone: string;
  onProgress: (message: string) => void;
}

async function load(
  database: Transaction,
  size: DemoSize,
  { today, tracking }: { today: Day; tracking: string },
  onProgress: DemoOptions['onProgress'],
): Promise<void> {
  await loadPeople(database);
  await loadCustomers(database, size, FIRST);
  await setOwnerPassword(database, DEMO_OWNER_PASSWORD);
  onProgress('demo data: companies and contacts are in place');
  await loadActivities(database, size.activities, today, FIRST);
  onProgress('demo data: activities are in place');
  await loadLines(database, { count: size.lines, today, places: FIRST, tracking }, (done) => {
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
export async function hasDemo(database: Queryable): Promise<boolean> {
  const rows = await database.query(sql`SELECT FROM setting WHERE name = 'demo'`);
  return rows.length > 0;
}

/** The advisory lock for loading, in case two servers start at once; any fixed number other than the migrations'. */
const ADVISORY_LOCK = 7_426_056;

/** Whether there is data already; reports if it's a different demo from the requested one. */
async function isFilled(
  database: Transaction,
  requestedSize: string,
  onProgress: DemoOptions['onProgress'],
): Promise<boolean> {
  const [existing] = await database.query<{ demo: string | null }>(sql`
    SELECT (SELECT value FROM setting WHERE name = 'demo') AS demo FROM employee LIMIT 1`);
  if (existing === undefined) return false;
  const { demo } = existing;
  if (demo !== null && demo !== requestedSize)
    onProgress(`demo data: ${demo} is in place already; ${requestedSize} needs an empty database`);
  return true;
}

/**
 * Fills an empty database with the demo, always the same for a given size and day. It's a single transaction: an interrupted load leaves
 * nothing and starts over. A database that already has employees isn't changed.
 */
export async function ensureDemo(
  database: Database,
  { size, lines, tracking = TRACKING, timeZone, onProgress }: DemoOptions,
): Promise<void> {
  if (size === 'off') return;
  const requestedSize = lines === undefined ? size : `${size} with ${lines} order lines`;
  const chosen = { ...SIZES[size], ...(lines === undefined ? {} : { lines }) };
  const today = todayIn(timeZone, new Date());
  const fill = async (transaction: Transaction): Promise<boolean> => {
    await transaction.script(`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    if (await isFilled(transaction, requestedSize, onProgress)) return false;
    onProgress(`demo data (${size}): loading`);
    const loadAll = async () => {
      await load(transaction, chosen, { today, tracking }, onProgress);
      await noteAsFed(transaction);
    };
    await withoutReadIndexes(transaction, loadAll, onProgress);
    await transaction.query(sql`INSERT INTO setting (name, value) VALUES ('demo', ${requestedSize})`);
    await transaction.script('ANALYZE');
    return true;
  };
  if (await database.transaction(fill, { patient: true })) await vacuumChanged(database);
}
