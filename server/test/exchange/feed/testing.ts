import assert from 'node:assert/strict';
import sql from 'sql-template-tag';
import type { FeedAnswer, FeedPage } from '#server/exchange/feed/contract';
import type { FeedResource } from '#server/exchange/rules/feedFields';
import { addToken } from '#server/exchange/tokens/serviceTokens';
import type { Answer, TestServer } from '../../testing.ts';
import { LAST_DAY } from '../tokens/lastDay.ts';

export interface FeedOptions {
  query?: string;
  key?: string;
  token?: string;
}

/** The calls of feed tests to a server, as the system of a source. */
export function feedOf(server: TestServer, source = 'orders') {
  const secrets = new Map<string, Promise<string>>();
  const makeToken = async (of: string, scopes: string[]) =>
    server.database().transaction(async (transaction) => {
      const maker = { employeeId: null, today: new Date().toISOString().slice(0, 10), timeZone: 'UTC' };
      const made = await addToken(transaction, maker, {
        name: `Test of ${of}`,
        source: of,
        scopes,
        expiresOn: LAST_DAY,
      });
      return made.secret;
    });
  /** A source's token with all scopes that tests need, created once. */
  const tokenOf = (of = source): Promise<string> => {
    const known = secrets.get(of) ?? makeToken(of, ['feed:*', 'changes:read', 'releases:publish:*']);
    secrets.set(of, known);
    return known;
  };
  const send = async (
    resource: FeedResource,
    body: unknown,
    { query = '', key, token }: FeedOptions = {},
  ): Promise<Answer<FeedAnswer>> => {
    // Tests send more than a system is allowed to send in a second.
    await server.database().query(sql`UPDATE service_token SET allowance = 600`);
    return server.call<FeedAnswer>('POST', `/v1/feed/${resource}${query}`, {
      token: token ?? (await tokenOf()),
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'content-type': typeof body === 'string' ? 'application/x-ndjson' : 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    });
  };
  /** Feeds records, and asserts success. */
  const feed = async (
    resource: FeedResource,
    records: unknown,
    options?: FeedOptions,
  ): Promise<FeedAnswer> => {
    const { status, body } = await send(resource, records, options);
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const read = async (resource: FeedResource, query = ''): Promise<FeedPage> => {
    const { status, body } = await server.call<FeedPage>('GET', `/v1/feed/${resource}${query}`, {
      token: await tokenOf(),
    });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  return { makeToken, tokenOf, send, feed, read };
}

/** Counts of an answer, without the zeros. */
export const countsOf = ({ records: _records, cursor: _cursor, omitted: _omitted, ...counts }: FeedAnswer) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

/** A small provider: records of every resource, each after those that it refers to. */
export const PROVIDER: [FeedResource, Record<string, unknown>[]][] = [
  ['account-owners', [{ externalId: 'ao-1', name: 'Feed Owner' }]],
  ['products', [{ externalId: 'p-1', name: 'Feed Bulletin' }]],
  ['advertisers', [{ externalId: 'a-1', name: 'Feed Advertiser' }]],
  ['forecast-families', [{ externalId: 'f-1', name: 'Feed Family' }]],
  [
    'employees',
    [
      {
        externalId: 'e-1',
        email: 'feed.rep@example.com',
        givenName: 'Feed',
        familyName: 'Rep',
        phone: '303-555-0101',
        type: 'Sales',
        accountOwners: ['ao-1'],
        defaultAccountOwner: 'ao-1',
        orderMasterOverride: false,
        disabled: false,
      },
    ],
  ],
  ['parents', [{ externalId: 'g-1', name: 'Feed Group' }]],
  [
    'companies',
    [
      {
        externalId: 'c-1',
        name: 'Feed Company',
        parent: 'g-1',
        accountOwner: 'ao-1',
        salesRep: 'e-1',
        typeOfAccount: 'Operator',
        prospect: false,
        phone: '303-555-0102',
        fax: '303-555-0103',
        address1: '1 Press Road',
        address2: 'Suite 2',
        city: 'Denver',
        state: 'CO',
        zip: '80202',
        url: 'https://feed.example',
        forecastFamily: 'f-1',
        pricePlan: 'Feed Plan',
        shipPricePlan: 'Feed Ship Plan',
        showPricingSummary: true,
        showPricingDetail: true,
      },
    ],
  ],
  [
    'contacts',
    [
      {
        externalId: 'k-1',
        name: 'Feed Contact',
        title: 'Buyer',
        email: 'feed.contact@example.com',
        phone: '303-555-0104',
        cell: '303-555-0105',
        notes: 'Prefers mail',
        inactive: false,
        companies: ['c-1'],
        defaultCompany: 'c-1',
      },
    ],
  ],
  [
    'posting-companies',
    [
      {
        externalId: 'pc-1',
        name: 'Feed Posting',
        branch: 'Denver',
        address1: '2 Press Road',
        address2: '',
        city: 'Denver',
        state: 'CO',
        zip: '80202',
      },
    ],
  ],
  [
    'addresses',
    [
      {
        externalId: 'ad-1',
        company: 'c-1',
        name: 'Feed Dock',
        address1: '3 Press Road',
        address2: '',
        city: 'Denver',
        state: 'CO',
        zip: '80202',
        isSelected: true,
      },
    ],
  ],
  ['prices', [{ externalId: 'pr-1', plan: 'Feed Plan', product: 'p-1', from: 10, price: 12.5 }]],
  ['ship-prices', [{ externalId: 'sp-1', plan: 'Feed Ship Plan', zone: 2, from: 5, price: 7.25 }]],
  [
    'orders',
    [
      {
        externalId: '900001-1',
        order: 900_001,
        line: 1,
        company: 'c-1',
        status: 36,
        orderDate: '2026-09-01',
        shipDate: '2026-09-10',
        deliveryDate: '2026-09-12',
        postDate: '2026-09-15',
        proofApprovedDate: '2026-09-03',
        cost: 1234.56,
        qty: 3,
        product: 'p-1',
        advertiser: 'a-1',
        sizeLive: "14' x 48'",
        sizeFinished: "14'6 x 48'6",
        design: 'Autumn',
        unitNumbers: 'U-1, U-2',
        shipMethod: 'Ground',
        shipTo: {
          name: 'Feed Dock',
          person: 'Feed Contact',
          address1: '3 Press Road',
          address2: '',
          city: 'Denver',
          state: 'CO',
          zip: '80202',
        },
        trackingUrl: 'https://track.example/parcel?TrackingNum=1Z900001',
        proofLink: 'https://proofs.example/900001-1.png',
        clientPo: 'PO-1',
        clientJobRef: 'JOB-1',
        contractNum: 'C-1',
        custom1: 'Space 1',
        custom2: 'Run 2',
        sequenceNum: '7',
        description: 'Print and finish',
        reorder: 'R-1',
        part: 'P-1',
        cap: 'CAP 1',
        geopathIds: '30000001',
        invoice: 500_001,
        salesContact: 'k-1',
        graphicsContact: 'k-1',
      },
    ],
  ],
];

/** Feeds all records of the small provider. */
export async function feedProvider(feed: ReturnType<typeof feedOf>['feed']): Promise<void> {
  for (const [resource, records] of PROVIDER) {
    const answer = await feed(resource, records);
    assert.deepEqual(countsOf(answer), { created: records.length }, `${resource} ${JSON.stringify(answer)}`);
  }
}

/** The verdict of each named record, followed by the fields of its errors. */
export const recordVerdictsOf = ({ records }: FeedAnswer): string[][] =>
  records.map(({ verdict, errors }) => [verdict, ...errors.map(({ field }) => field).sort()]);
