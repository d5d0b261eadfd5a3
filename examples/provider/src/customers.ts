import type { Chance } from './chance.ts';
import type { Resource, SystemRecord } from './records.ts';

const OWNERS = ['Front Range', 'Coast'];
const PEOPLE: readonly [given: string, family: string][] = [
  ['Sasha', 'Sampler'],
  ['Toni', 'Tryout'],
];
const GROUPS = ['Anvil Boards', 'Beacon Signs', 'Cobalt Transit', 'Drumlin Media'];
const CITIES: readonly [city: string, state: string, zip: string][] = [
  ['Denver', 'CO', '80202'],
  ['Salem', 'OR', '97301'],
  ['Tampa', 'FL', '33602'],
];
const GIVEN = ['Ash', 'Blair', 'Corey', 'Drew', 'Eli', 'Fran'];
const FAMILY = ['Bond', 'Coat', 'Dye', 'Foil', 'Gauge', 'Weft'];
const PRODUCTS = ['Bulletin Vinyl', 'Poster Paper', 'Bus King Wrap', 'Mesh Banner'];
const BREAKS: readonly [from: number, price: number][] = [
  [1, 120],
  [10, 108],
  [50, 93.5],
];

const named = (resource: Resource, prefix: string, names: readonly string[]): [Resource, SystemRecord][] =>
  names.map((name, index) => [resource, { externalId: `${prefix}-${index + 1}`, name }]);

/** The customers, people and prices that a new order system starts with, in feed order. */
export function makeCustomers(chance: Chance): [Resource, SystemRecord][] {
  const employees = PEOPLE.map(([givenName, familyName], index): [Resource, SystemRecord] => [
    'employees',
    {
      externalId: `e-${index + 1}`,
      email: `${givenName}.${familyName}@provider.example`.toLowerCase(),
      givenName,
      familyName,
      phone: `303-555-011${index}`,
      type: 'Sales',
      accountOwners: [`ao-${index + 1}`],
      defaultAccountOwner: `ao-${index + 1}`,
    },
  ]);
  const companies = GROUPS.flatMap((group, parent) =>
    CITIES.map(([city, state, zip], place): [Resource, SystemRecord] => {
      const owner = 1 + (parent % OWNERS.length);
      return [
        'companies',
        {
          externalId: `c-${parent * CITIES.length + place + 1}`,
          name: `${group} ${city}`,
          parent: `g-${parent + 1}`,
          accountOwner: `ao-${owner}`,
          salesRep: `e-${owner}`,
          typeOfAccount: chance.pick(['Operator', 'Agency', 'Advertiser']),
          prospect: false,
          phone: `303-555-01${20 + parent * CITIES.length + place}`,
          address1: `${100 + chance.below(9000)} Press Avenue`,
          city,
          state,
          zip,
          pricePlan: 'Sample Standard',
          showPricingSummary: true,
        },
      ];
    }),
  );
  const contacts = companies.flatMap(([, company], index) =>
    [0, 1].map((person): [Resource, SystemRecord] => {
      const name = `${chance.pick(GIVEN)} ${chance.pick(FAMILY)}`;
      const number = index * 2 + person + 1;
      return [
        'contacts',
        {
          externalId: `k-${number}`,
          name,
          title: chance.pick(['Buyer', 'Art Director', 'Office Manager']),
          email: `${name.replace(' ', '.')}.${number}@example.com`.toLowerCase(),
          phone: '',
          companies: [company.externalId],
          defaultCompany: company.externalId,
        },
      ];
    }),
  );
  return [
    ...named('account-owners', 'ao', OWNERS),
    ...named('products', 'p', PRODUCTS),
    ...employees,
    ...named('parents', 'g', GROUPS),
    ...companies,
    ...contacts,
    ...companies.map(([, { externalId, name, address1, city, state, zip }]): [Resource, SystemRecord] => [
      'addresses',
      {
        externalId: `ad-${externalId}`,
        company: externalId,
        name: `${String(name)} Receiving`,
        address1,
        city,
        state,
        zip,
      },
    ]),
    ...PRODUCTS.flatMap((_, product) =>
      BREAKS.map(([from, price]): [Resource, SystemRecord] => [
        'prices',
        {
          externalId: `pr-${product + 1}-${from}`,
          plan: 'Sample Standard',
          product: `p-${product + 1}`,
          from,
          price: price + product * 10,
        },
      ]),
    ),
  ];
}
