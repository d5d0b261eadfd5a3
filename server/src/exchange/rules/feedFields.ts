import { EMPLOYEE_TYPES } from '@galley/shared/domain/employeeTypes';

/** The resources that can be fed, in the order of their references. */
export const FEED_RESOURCES = [
  'account-owners',
  'products',
  'advertisers',
  'forecast-families',
  'employees',
  'parents',
  'companies',
  'contacts',
  'posting-companies',
  'addresses',
  'prices',
  'ship-prices',
  'orders',
] as const;
export type FeedResource = (typeof FEED_RESOURCES)[number];
/** The most common resource of files. */
export const USUAL_RESOURCE: FeedResource = 'orders';

/** A field of a record. If it's absent from a new record, it's empty: '', null, false or 0. */
export interface FeedField {
  kind:
    | 'text'
    | 'whole'
    /** USD, with two decimals at most. */
    | 'amount'
    | 'flag'
    /** YYYY-MM-DD or none. */
    | 'day'
    | 'choice'
    /** 0–38 or its name. */
    | 'status'
    /** The external id of a record of `to`. */
    | 'ref'
    /** The external id of a record of `to`, or a name, which is created if it's unknown. */
    | 'named'
    /** External ids of records of `to`. */
    | 'refs';
  to?: FeedResource;
  /** The maximum number of characters in a text, or of items in a list. */
  max?: number;
  /** Bounds of a number. */
  least?: number;
  most?: number;
  values?: readonly string[];
  /** A new record needs it, and it can't be cleared. */
  required?: true;
  /** A whole number that can be empty. */
  optional?: true;
  /** Describes the field, if its name doesn't. */
  about?: string;
  /** People can change it here, of any record or only of a prospect, and the feed keeps their changes. */
  here?: true | 'prospect';
}
export type FeedFields = Readonly<Record<string, FeedField>>;

const INT4 = 2_147_483_647;
const text = (max = 200): FeedField => ({ kind: 'text', max });
const whole = (least: number, most = INT4): FeedField => ({ kind: 'whole', least, most });
const amount: FeedField = { kind: 'amount', least: -9_999_999_999, most: 9_999_999_999 };
const price: FeedField = { ...amount, least: 0, required: true };
const flag: FeedField = { kind: 'flag' };
const day: FeedField = { kind: 'day' };
const ref = (to: FeedResource): FeedField => ({ kind: 'ref', to });
const refs = (to: FeedResource): FeedField => ({ kind: 'refs', to, max: 1000 });
const named = (to: FeedResource): FeedField => ({ kind: 'named', to, max: 200 });
const required = (field: FeedField): FeedField => ({ ...field, required: true });
const here = (field: FeedField): FeedField => ({ ...field, here: true });

const name = { name: required(text()) };
const place = {
  address1: text(),
  address2: text(),
  city: text(100),
  state: text(50),
  zip: text(20),
};
const placeHere = {
  address1: here(text()),
  address2: here(text()),
  city: here(text(100)),
  state: here(text(50)),
  zip: here(text(20)),
};

/**
 * The fields of each resource. They define validation, verdicts, what's written and read back, and the API's description; the tables and
 * columns are in server/src/exchange/feed/targets.ts. `a.b` is the member b of the member a.
 */
export const FEED_FIELDS = {
  'account-owners': { name: here(required(text())) },
  products: name,
  advertisers: name,
  'forecast-families': name,
  employees: {
    email: here(required(text(254))),
    givenName: here(required(text(100))),
    familyName: here(required(text(100))),
    phone: here(text(50)),
    type: here(required({ kind: 'choice', values: EMPLOYEE_TYPES })),
    accountOwners: here(refs('account-owners')),
    defaultAccountOwner: here(ref('account-owners')),
    orderMasterOverride: here(flag),
    disabled: here(flag),
  },
  parents: name,
  companies: {
    name: here(required(text())),
    parent: here(required(ref('parents'))),
    accountOwner: here(required(ref('account-owners'))),
    salesRep: { ...required(ref('employees')), here: 'prospect' },
    typeOfAccount: text(),
    prospect: flag,
    phone: here(text(50)),
    fax: here(text(50)),
    ...placeHere,
    url: here(text(500)),
    forecastFamily: here(ref('forecast-families')),
    pricePlan: text(),
    shipPricePlan: text(),
    showPricingSummary: flag,
    showPricingDetail: flag,
  },
  contacts: {
    name: here(required(text())),
    title: here(text()),
    /** A new contact needs an email or a number. */
    email: here(text(254)),
    phone: here(text(50)),
    cell: here(text(50)),
    notes: here(text(4000)),
    inactive: here(flag),
    companies: here(refs('companies')),
    defaultCompany: here(ref('companies')),
  },
  'posting-companies': { ...name, branch: text(), ...place },
  addresses: {
    company: required(ref('companies')),
    name: here(required(text())),
    ...placeHere,
    isSelected: here(flag),
  },
  prices: {
    plan: required(text()),
    product: required(named('products')),
    from: { ...required(whole(1)), about: 'The quantity at which the price starts.' },
    price,
  },
  'ship-prices': {
    plan: required(text()),
    zone: required(whole(1)),
    from: {
      ...required(whole(1)),
      about: 'The highest weight of a parcel, in pounds, that the price applies to.',
    },
    price,
  },
  orders: {
    order: required(whole(1)),
    line: required(whole(1)),
    company: required(ref('companies')),
    status: required({ kind: 'status' }),
    orderDate: required(day),
    shipDate: day,
    deliveryDate: day,
    postDate: day,
    proofApprovedDate: day,
    cost: amount,
    qty: whole(-INT4),
    product: required(named('products')),
    advertiser: required(named('advertisers')),
    sizeLive: text(),
    sizeFinished: text(),
    design: text(500),
    unitNumbers: text(2000),
    shipMethod: text(),
    'shipTo.name': text(),
    'shipTo.person': text(),
    'shipTo.address1': text(),
    'shipTo.address2': text(),
    'shipTo.city': text(100),
    'shipTo.state': text(50),
    'shipTo.zip': text(20),
    trackingUrl: text(10_000),
    proofLink: text(2000),
    clientPo: text(),
    clientJobRef: text(),
    contractNum: text(),
    custom1: text(),
    custom2: text(),
    sequenceNum: text(),
    description: text(2000),
    reorder: text(2000),
    part: text(),
    cap: text(),
    geopathIds: text(2000),
    invoice: { ...whole(1), optional: true },
    salesContact: ref('contacts'),
    graphicsContact: ref('contacts'),
  },
} as const satisfies Record<FeedResource, FeedFields>;

/** The fields of any resource. */
export const fieldsOf = (resource: FeedResource): FeedFields => FEED_FIELDS[resource];

/** Everything that a column of a file can map to. */
export const fieldNamesOf = (resource: FeedResource): string[] => [
  'externalId',
  'deleted',
  ...Object.keys(fieldsOf(resource)),
];
