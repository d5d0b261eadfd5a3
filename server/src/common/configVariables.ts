import { isIP } from 'node:net';
import path from 'node:path';
import { bucketIn, isBucket } from '@galley/releases/storage/bucket';
import { ExplainedError } from '../db/explainedError.ts';

/** A variable with an invalid value, by its name. */
export class ConfigError extends ExplainedError {}

export type Environment = Record<string, string | undefined>;

/** An address without its user and password, because invalid values are printed and logs are stored. */
const withoutSecret = (value: string) =>
  value.replace(/^([a-z][a-z0-9-]*=)?([a-z][a-z0-9+.-]*:\/\/)?.*@/is, '$1$2…@');

export const wrong = (name: string, value: string, expected: string): never => {
  throw new ConfigError(`${name} is ${JSON.stringify(withoutSecret(value))}; expected ${expected}.`);
};

export function wholeNumber(
  env: Environment,
  name: string,
  bounds: { min: number; max: number },
  otherwise = '',
): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  const { min, max } = bounds;
  // 0x10, 1e3 and ' 80' are numbers to JavaScript, and probably mistakes.
  if (!/^\d+$/.test(text) || value < min || value > max)
    wrong(name, text, `a whole number from ${min} to ${max}${otherwise}`);
  return value;
}

export function oneOf<T extends string>(
  env: Environment,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  return allowed.find((value) => value === text) ?? wrong(name, text, `one of ${allowed.join(', ')}`);
}

/** Whether all parts of an address that get decoded can be; a web address's path is sent undecoded. */
function isReadable(address: string): boolean {
  const { protocol, username, password, hostname, pathname } = new URL(address);
  const isWeb = WEB.includes(`${protocol}//`);
  try {
    [username, password, hostname, isWeb ? '' : pathname].forEach((part) => decodeURIComponent(part));
    return true;
  } catch {
    return false;
  }
}

export function url(env: Environment, name: string, protocols: string[]): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const expected = `an address that begins with ${protocols.join(' or ')}`;
  if (!protocols.some((protocol) => text.startsWith(protocol))) wrong(name, text, expected);
  if (!URL.canParse(text))
    wrong(
      name,
      text,
      text.includes('@') ? 'a user and a password with each @ written as %40 and each / as %2F' : expected,
    );
  if (!isReadable(text))
    wrong(name, text, 'a user, a password, a host and a path with each % written as %25');
  return text.replace(/\/+$/, '');
}

/** A location of files: a path, or a bucket's address. @param root the base of a relative path */
export function folderOrBucket(env: Environment, name: string, root: string): string | undefined {
  const location = env[name]?.trim();
  if (!location) return undefined;
  if (!isBucket(location)) return path.resolve(root, location);
  try {
    bucketIn(location);
  } catch {
    wrong(name, location, 'a folder, or s3://bucket/prefix');
  }
  return location;
}

export const list = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

export const POSTGRES = ['postgres://', 'postgresql://'];
export const WEB = ['https://', 'http://'];

/** Whether a host is this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

/** Whether nobody else can read or change the traffic of a web connection. */
export function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/** A list whose items are all of one kind. */
export function listOf(
  env: Environment,
  name: string,
  isOne: (item: string) => boolean,
  expected: string,
): string[] {
  const items = list(env[name]);
  const bad = items.find((item) => !isOne(item));
  return bad === undefined ? items : wrong(name, bad, `${expected}, separated by commas`);
}
