import {
  ConfigError,
  isLoopback,
  isSafe,
  url,
  wholeNumber,
  WEB,
  wrong,
  type Environment,
} from '../common/configVariables.ts';

/** How to get access tokens for a provider that doesn't accept passwords. */
export interface MailboxTokens {
  url: string;
  client: string;
  secret: string;
  /** Absent: the client itself has access to the mailbox. */
  refreshToken?: string;
  scope?: string;
}

/** The mailbox for customers' mail (MAIL-01). */
export interface MailboxSettings {
  host: string;
  port: number;
  /** TLS from the first byte; else STARTTLS, which is optional only on this machine. */
  isSecure: boolean;
  isLocal: boolean;
  user: string;
  password: string;
  folder: string;
  /** The address that people send copies to. */
  address: string;
  tokens: MailboxTokens | undefined;
  /** The server whose Authentication-Results are trusted; undefined: senders aren't checked. */
  authenticatedBy: string | undefined;
  /** For how many days messages are kept; undefined: until somebody removes them. */
  keepDays: number | undefined;
}

const ADDRESS = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+$/;
/** A host name, or the name for Microsoft 365, which states none. */
const AUTHENTICATION_HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

const given = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

function tokensIn(env: Environment): MailboxTokens | undefined {
  const address = url(env, 'MAILBOX_OAUTH_URL', WEB);
  if (address === undefined) return undefined;
  if (!isSafe(address))
    wrong(
      'MAILBOX_OAUTH_URL',
      address,
      'an address that begins with https://, or with http:// on this machine',
    );
  const need = (name: string): string =>
    given(env, name) ?? wrong(name, '', 'a value, since MAILBOX_OAUTH_URL is set');
  const refreshToken = given(env, 'MAILBOX_OAUTH_REFRESH_TOKEN');
  const scope = given(env, 'MAILBOX_OAUTH_SCOPE');
  return {
    url: address,
    client: need('MAILBOX_OAUTH_CLIENT'),
    secret: need('MAILBOX_OAUTH_SECRET'),
    ...(refreshToken === undefined ? {} : { refreshToken }),
    ...(scope === undefined ? {} : { scope }),
  };
}

/**
 * Reads the variables that begin with MAILBOX_.
 * @returns undefined if no mailbox is configured
 * @throws ConfigError
 */
export function mailboxSettings(env: Environment): MailboxSettings | undefined {
  const location = url(env, 'MAILBOX_URL', ['imaps://', 'imap://']);
  const address = given(env, 'MAILBOX_ADDRESS');
  if (location === undefined) {
    if (address !== undefined)
      throw new ConfigError(
        'MAILBOX_ADDRESS is set without MAILBOX_URL. Set MAILBOX_URL, or remove MAILBOX_ADDRESS.',
      );
    return undefined;
  }
  if (address === undefined || !ADDRESS.test(address))
    return wrong('MAILBOX_ADDRESS', address ?? '', 'the email address of the mailbox in MAILBOX_URL');
  const { protocol, hostname, port, username, password, pathname } = new URL(location);
  const host = hostname.replace(/^\[|\]$/g, '');
  const tokens = tokensIn(env);
  if (host === '' || username === '' || (password === '' && tokens === undefined))
    wrong(
      'MAILBOX_URL',
      location,
      'imaps://user:password@host/INBOX, or imaps://user@host/INBOX with MAILBOX_OAUTH_URL',
    );
  const authenticatedBy = given(env, 'MAILBOX_AUTHENTICATED_BY')?.toLowerCase();
  if (authenticatedBy !== undefined && !AUTHENTICATION_HOST.test(authenticatedBy))
    wrong('MAILBOX_AUTHENTICATED_BY', authenticatedBy, 'a host name, or microsoft365');
  return {
    host,
    port: port === '' ? (protocol === 'imaps:' ? 993 : 143) : Number(port),
    isSecure: protocol === 'imaps:',
    isLocal: isLoopback(hostname),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    address: address.toLowerCase(),
    tokens,
    authenticatedBy,
    keepDays: wholeNumber(env, 'MAILBOX_KEEP_DAYS', { min: 1, max: 36_500 }),
  };
}

/** Identifies a mailbox in the database; it has no secrets. */
export const accountOf = ({ user, host, folder }: MailboxSettings): string => `${user}@${host}/${folder}`;
