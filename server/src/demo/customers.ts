import type { Random } from './random.ts';
import { CITIES, FAMILY_NAMES, FIRST_WORDS, GIVEN_NAMES, SECOND_WORDS, STREETS, TITLES } from './words.ts';
import { ACCOUNT_TYPES, REP_OF_ACCOUNT } from './accounts.ts';

/** The names of price plans. */
export const PRICE_PLANS = ['Standard', 'Preferred', 'National', 'Contract'] as const;
export const SHIP_PRICE_PLANS = ['Zone Ground', 'Flat Rate', 'Prepaid'] as const;

/** How many records of each kind a demo has. */
export interface DemoSize {
  parents: number;
  companies: number;
  contacts: number;
  activities: number;
  lines: number;
  /** How many companies the best-connected contact has. */
  largestNetwork: number;
}

const digits = (value: number, width: number) => String(value).padStart(width, '0');
/** 555-0100 to 555-0199 are reserved for fiction. */
const phone = (random: Random) => `${200 + random.below(700)}-555-01${digits(random.below(100), 2)}`;

export interface Parent {
  id: number;
  name: string;
}

/** Company parents: every combination of two words once, then numbered. */
export function makeParents(size: DemoSize): Parent[] {
  const combinations = FIRST_WORDS.length * SECOND_WORDS.length;
  return Array.from({ length: size.parents }, (_, index) => {
    const place = index % FIRST_WORDS.length;
    const first = FIRST_WORDS[place];
    const second = SECOND_WORDS[(Math.floor(index / FIRST_WORDS.length) + place) % SECOND_WORDS.length];
    const round = Math.floor(index / combinations);
    return { id: index + 1, name: `${first} ${second}${round === 0 ? '' : ` ${round + 1}`}` };
  });
}

export interface Company {
  id: number;
  trend_group_id: number;
  account_type_id: number;
  sales_rep_id: number;
  prospect: boolean;
  name: string;
  [column: string]: unknown;
}

/** The parent of a company. The second parent has a single company; the others share the rest, the first ones getting more. */
function parentOf(index: number, parents: Parent[], random: Random): Parent {
  const even = parents[index % parents.length];
  if (index < parents.length && even !== undefined) return even;
  const pick = Math.floor(parents.length * random.fraction() ** 1.6);
  const chosen = parents[pick === 1 ? 0 : pick];
  if (chosen === undefined) throw new Error('there are no parents');
  return chosen;
}

/** Companies, each with a parent, an account owner and that owner's sales rep. */
export function makeCompanies(size: DemoSize, parents: Parent[], random: Random): Company[] {
  const used = new Map<string, number>();
  return Array.from({ length: size.companies }, (_, index) => {
    const parent = parentOf(index, parents, random);
    const place = random.pick(CITIES);
    const base = `${parent.name} ${place.city}`;
    const times = (used.get(base) ?? 0) + 1;
    used.set(base, times);
    const account = 1 + (index % ACCOUNT_TYPES.length);
    const prospect = random.chance(0.12);
    return {
      id: index + 1,
      trend_group_id: parent.id,
      account_type_id: account,
      sales_rep_id: REP_OF_ACCOUNT[account] ?? 1,
      prospect,
      // One name is as long as real names get.
      name:
        index === 7
          ? `${base} and Greater Metropolitan Area Out-of-Home Posting Operations Division`
          : `${base}${times === 1 ? '' : ` ${times}`}`,
      type_of_account: prospect ? 'Prospect' : random.pick(['Operator', 'Agency', 'Advertiser', 'Installer']),
      phone: random.chance(0.08) ? '' : phone(random),
      fax: random.chance(0.4) ? phone(random) : '',
      address1: `${100 + random.below(9_800)} ${random.pick(STREETS)}`,
      address2: random.chance(0.2) ? `Suite ${100 + random.below(800)}` : '',
      city: place.city,
      state: place.state,
      zip: place.zip,
      url: random.chance(0.7)
        ? `https://${parent.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.example`
        : '',
      price_plan: random.pick(PRICE_PLANS),
      ship_price_plan: random.pick(SHIP_PRICE_PLANS),
      show_pricing_summary: random.chance(0.6),
      show_pricing_detail: random.chance(0.4),
      forecast_family_id: 1 + random.below(5),
    };
  });
}

/** Contacts with fictional names, and email addresses at an example domain, which the contact form accepts. */
export function makeContacts(size: DemoSize, random: Random) {
  return Array.from({ length: size.contacts }, (_, index) => {
    const given = random.pick(GIVEN_NAMES);
    const family = random.pick(FAMILY_NAMES);
    return {
      id: index + 1,
      name: `${given} ${family}`,
      title: random.chance(0.1) ? '' : random.pick(TITLES),
      email: `${given}.${family}.${index + 1}@example.com`.toLowerCase(),
      phone: random.chance(0.12) ? '' : phone(random),
      cell: random.chance(0.5) ? phone(random) : '',
      internal_notes: random.chance(0.25)
        ? 'Prefers email in the morning. Ask about the posting calendar.'
        : '',
      inactive: index > 50 && random.chance(0.03),
    };
  });
}

export interface Link {
  contact_id: number;
  company_id: number;
  is_default: boolean;
}

/**
 * Which contact belongs to which companies. The first contact has very many companies, and a few have more than five. Every twentieth
 * company has no contacts, and a few contacts have no company.
 */
export function makeLinks(size: DemoSize, random: Random): Link[] {
  const alone = (company: number) => company % 20 === 0;
  const someCompany = () => {
    const company = 1 + random.below(size.companies);
    return alone(company) ? (company % size.companies) + 1 : company;
  };
  const links: Link[] = [];
  for (let contact = 1; contact <= size.contacts; contact += 1) {
    if (contact > 20 && contact % 97 === 0) continue;
    const target =
      contact === 1 ? size.largestNetwork : contact % 15 === 0 ? 6 + random.below(5) : 1 + random.below(2);
    const companies = new Set<number>();
    // The first contacts cover the companies in order, so that nearly every company has a contact.
    if (contact > 1) companies.add(alone(contact) ? someCompany() : ((contact - 1) % size.companies) + 1);
    for (let tries = 0; companies.size < target && tries < target * 8; tries += 1)
      companies.add(someCompany());
    [...companies].forEach((company, index) => {
      if (alone(company)) return;
      links.push({ contact_id: contact, company_id: company, is_default: index === 0 });
    });
  }
  return withOneDefault(links);
}

/** Gives each contact exactly one default, even if their first choice was dropped. */
function withOneDefault(links: Link[]): Link[] {
  const seen = new Set<number>();
  return links.map((link) => {
    const isFirst = !seen.has(link.contact_id);
    seen.add(link.contact_id);
    return { ...link, is_default: isFirst };
  });
}
