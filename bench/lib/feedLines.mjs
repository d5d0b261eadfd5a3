// A feeding system's data for a measurement: order lines of 500 companies, and the records that they refer to.
import { openDatabase } from '../../server/dist/db/open.js';
import { addToken } from '../../server/dist/exchange/tokens/serviceTokens.js';
import { PROVIDER } from '../../server/test/dist/exchange/feed/testing.js';
import { nextYear } from '../../tools/lib/nextYear.mjs';

const COMPANIES = 500;
const WORDS = ['Autumn', 'Harvest', 'Skyline', 'River', 'Summit', 'Canyon', 'Prairie', 'Harbor'];
const recordsOf = (wanted) => PROVIDER.find(([resource]) => resource === wanted)[1];
const [line] = recordsOf('orders');
const day = (offset) => new Date(Date.UTC(2022, 0, 1 + offset)).toISOString().slice(0, 10);

/** Line `n` as a record of the feed. */
export const lineOf = (n, qty) => ({
  ...line,
  externalId: undefined,
  order: 1_000_000 + Math.floor(n / 3),
  line: 1 + (n % 3),
  company: `c-${n % COMPANIES}`,
  product: `Product ${n % 60}`,
  advertiser: `Advertiser ${n % 300}`,
  status: n % 39,
  orderDate: day(n % 1700),
  shipDate: day((n % 1700) + 10),
  deliveryDate: day((n % 1700) + 13),
  cost: (n % 100_000) / 100,
  qty,
  design: `${WORDS[n % 8]} ${n % 400}`,
  unitNumbers: `U-${n % 9000}, U-${(n * 7) % 9000}`,
  trackingUrl: `https://track.example/parcel?TrackingNum=1Z${n}`,
  clientPo: `PO-${Math.floor(n / 3)}`,
  clientJobRef: `JOB-${Math.floor(n / 5)}`,
  geopathIds: String(30_000_000 + (n % 99_999)),
  invoice: n + 1,
});

/** Creates the token of a feeding system in the database that these `openDatabase` options name. */
export async function makeToken(where) {
  const database = await openDatabase({ ...where, onLost() {} });
  const maker = { employeeId: null, today: '2026-01-01', timeZone: 'UTC' };
  const wanted = { name: 'Bench', source: 'bench', scopes: ['feed:*'], expiresOn: nextYear() };
  const { secret } = await database.transaction((transaction) => addToken(transaction, maker, wanted));
  await database.close();
  return secret;
}

/**
 * Feeds a server as one system.
 * @returns {(resource: string, body: string | AsyncIterable<Buffer>) => Promise<object>} the response, and how many seconds it took
 */
export const feedTo = (url, token) => async (resource, body) => {
  const startTime = performance.now();
  const answer = await fetch(`${url}/v1/feed/${resource}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
    body,
    duplex: 'half',
  });
  const result = await answer.json();
  if (answer.status !== 200) throw new Error(JSON.stringify(result));
  return { seconds: (performance.now() - startTime) / 1000, ...result };
};

/**
 * Feeds everything that order lines refer to.
 * @param parents how many parents the companies belong to, in rotation
 */
export async function feedCompanies(feed, parents = 1) {
  const more = {
    parents: Array.from({ length: parents }, (_, n) => ({
      ...recordsOf('parents')[0],
      externalId: `g-${n + 1}`,
      name: `Bench Group ${n + 1}`,
    })),
    companies: Array.from({ length: COMPANIES }, (_, n) => ({
      ...recordsOf('companies')[0],
      externalId: `c-${n}`,
      name: `Bench Company ${n}`,
      parent: `g-${1 + (n % parents)}`,
    })),
  };
  for (const [resource, records] of PROVIDER) {
    if (resource === 'orders') continue;
    await feed(resource, (more[resource] ?? records).map((record) => JSON.stringify(record)).join('\n'));
  }
}
