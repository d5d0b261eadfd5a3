import { nearest, distance } from '@galley/releases/cli/nearest';
import { foldName } from '@galley/shared/domain/foldName';

/**
 * Two-letter codes of the states, districts and territories that the Postal Service delivers to, and of the provinces of Canada. Source:
 * USPS Publication 28, appendix B; Canada Post.
 */
const STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  PR: 'Puerto Rico',
  GU: 'Guam',
  VI: 'Virgin Islands',
  AS: 'American Samoa',
  MP: 'Northern Mariana Islands',
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};
/** Abbreviations other than the two-letter codes. */
const SHORT: Readonly<Record<string, string>> = {
  ala: 'AL',
  ariz: 'AZ',
  ark: 'AR',
  calif: 'CA',
  cal: 'CA',
  colo: 'CO',
  conn: 'CT',
  del: 'DE',
  fla: 'FL',
  ill: 'IL',
  ind: 'IN',
  kans: 'KS',
  mass: 'MA',
  mich: 'MI',
  minn: 'MN',
  miss: 'MS',
  mont: 'MT',
  neb: 'NE',
  nebr: 'NE',
  nev: 'NV',
  okla: 'OK',
  ore: 'OR',
  oreg: 'OR',
  penn: 'PA',
  penna: 'PA',
  tenn: 'TN',
  tex: 'TX',
  wash: 'WA',
  wis: 'WI',
  wisc: 'WI',
  wyo: 'WY',
  wva: 'WV',
};
const BY_NAME = new Map([
  ...Object.entries(STATES).flatMap(([letters, name]) => [
    [letters.toLowerCase(), letters] as const,
    [foldName(name), letters] as const,
  ]),
  ...Object.entries(SHORT),
]);
/** How many typos are tolerated when suggesting a state. */
const NEAR = 2;

/** A state's two-letter code. An unknown text stays; a near miss is an error with a suggestion. */
export function stateOf(text: string): { state: string } | { meant: string } {
  const folded = foldName(text);
  const letters = BY_NAME.get(folded);
  if (letters !== undefined) return { state: letters };
  const near = nearest(folded, Object.values(STATES).map(foldName)) ?? '';
  const name = Object.values(STATES).find((one) => foldName(one) === near);
  return folded.length > NEAR + 1 && name !== undefined && distance(folded, near) <= NEAR
    ? { meant: name }
    : { state: text };
}

/** Restores a ZIP's leading zeros, which spreadsheets drop: 1970 becomes 01970, 2134-1234 becomes 02134-1234. */
export const zipOf = (text: string): string =>
  text.replace(/^(\d{3,4})(-\d{4})?$/, (_, five: string, more = '') => `${five.padStart(5, '0')}${more}`);

/** The parts of a place. */
export interface Place {
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
}

const COUNTRY = /,?\s*(usa|u\.s\.a\.|us|united states(?: of america)?)\.?$/i;

/** Parses a US address in one cell; undefined if it isn't one. */
export function placeOf(text: string): Place | undefined {
  const line = text
    .replaceAll(/\s*\n\s*/g, ', ')
    .replace(COUNTRY, '')
    .trim();
  const [, before = '', stateText = '', zip = ''] =
    /^(.+?),?\s+([a-z][a-z. ]+?)\.?,?\s+(\d{5}(?:-\d{4})?)$/i.exec(line) ?? [];
  const words = stateText.split(' ');
  // The state has up to three words; the words before it are the city.
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const letters = BY_NAME.get(foldName(words.slice(-length).join(' ')));
    if (letters === undefined) continue;
    const rest = [before, words.slice(0, -length).join(' ')].filter((part) => part !== '').join(', ');
    const parts = rest
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const city = parts.pop();
    const [address1, ...more] = parts;
    if (city === undefined || address1 === undefined) return undefined;
    return { address1, address2: more.join(', '), city, state: letters, zip };
  }
  return undefined;
}
