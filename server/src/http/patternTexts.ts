/** Descriptions of text formats, by their schema's pattern. */
const TEXTS: Readonly<Record<string, string>> = {
  [String.raw`^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,7})?)?)?$`]:
    'a day such as 2026-11-23, or a time such as 2026-11-23T09:30:00',
  [String.raw`^\d{4}-\d{2}-\d{2}$`]: 'a day such as 2026-11-23',
  [String.raw`^(\d{4}-\d{2}-\d{2}_[1-5]_\d{1,15})?$`]: 'the Next value of the previous page, or empty',
  [String.raw`^\d{1,10}-\d{1,10}$`]: 'an order line such as 71120-1',
  [String.raw`^\d{1,10}(-\d{1,10})?$`]: 'an order such as 71120, or an order line such as 71120-1',
  [String.raw`^\d{1,9}(-\d{1,9})?$`]: 'an id such as 12, or an order line such as 71120-1',
  [String.raw`^\d{0,6}$`]: 'a version of at most 6 digits',
  [String.raw`^\d{0,18}$`]: 'a cursor of at most 18 digits',
  [String.raw`^\d{1,18}$`]: 'a cursor of 1 to 18 digits',
  '^https?://': 'an address that begins with https:// or http://',
  [String.raw`\S`]: 'text that isn’t blank',
  '^[a-z][a-z0-9-]{0,39}$':
    'a name such as order-system: at most 40 characters, a to z, digits and hyphens, starting with a letter',
  '^[a-z][a-z0-9-]{0,63}$':
    'a name such as orders: at most 64 characters, a to z, digits and hyphens, starting with a letter',
  '^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$': 'a release such as 1.0.0-3f9ab2c1',
  '^[ -~]*$': 'printable ASCII characters',
  '^[a-z-]+$': 'a name such as company-page',
  '^[a-z]{1,20}(,[a-z]{1,20}){0,49}$': 'kinds such as assigned,due',
  '^[A-Za-z0-9-]{8,40}$': '8 to 40 letters, digits and hyphens',
  '^[A-Za-z0-9_-]+$': 'base64url',
  '^[A-Za-z0-9_-]{22}$': 'base64url of 22 characters',
  '^[A-Za-z0-9_-]{87}$': 'base64url of 87 characters',
  [String.raw`^[\w-]{43}$`]: 'base64url of 43 characters',
  [String.raw`^[\w-]{86}$`]: 'base64url of 86 characters',
  '^[A-Za-z0-9+/]*={0,2}$': 'base64',
};

/** Descriptions of generated patterns, by how the pattern begins. */
const BEGINNINGS: readonly (readonly [string, string])[] = [
  ['^(feed:', 'a scope such as feed:orders, feed:* or changes:read'],
  ['^(07:00|', 'a half hour from 07:00 to 17:30, or empty'],
  ['^(00:00|', 'a half hour such as 07:30, or empty'],
  [String.raw`^[1-9]\d{0,8}(,`, 'ids such as 12,15'],
  [String.raw`^[^\u0000`, 'one line of text'],
  [String.raw`\.([cC][sS][vV]`, 'the name of a .csv, .ndjson or .xlsx file'],
];

/** Describes what matches a pattern; undefined if there's no description. */
export const patternText = (pattern: string): string | undefined =>
  TEXTS[pattern] ?? BEGINNINGS.find(([beginning]) => pattern.startsWith(beginning))?.[1];
