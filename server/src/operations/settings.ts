import { isIP } from 'node:net';
import path from 'node:path';
import { isBucket } from '@galley/releases/storage/bucket';
import type { Config } from '@galley/shared/contract/config';
import {
  type RenewalSettings,
  type SignInSettings,
  passkeysOnPage,
  signInOnPage,
  signInSettings,
} from '../account/settings.ts';
import { backupSettings, type BackupSettings } from './backup/scheduled/settings.ts';
import { WEBHOOK_TARGETS, type WebhookTargets, targetsFor } from '../exchange/settings.ts';
import {
  ConfigError,
  folderOrBucket,
  list,
  listOf,
  oneOf,
  POSTGRES,
  url,
  WEB,
  wholeNumber,
  wrong,
  type Environment,
} from '../common/configVariables.ts';
import { allowancesIn, type Cost } from '../http/callLimits.ts';
import type { Allowance } from '../http/tokenBuckets.ts';
import { type FileSettings, fileSettings } from '../files/settings.ts';
import { type MailboxSettings, mailboxSettings } from '../mailbox/settings.ts';
import { OWN_BASES, type ReleaseBases, type ReleaseTrust, releaseTrustIn } from '../releases/settings.ts';
import {
  OVERRIDE_POLICIES,
  type OverridePolicy,
  SERVICE_WORKER,
  type ServiceWorkerSetting,
} from '../web/settings.ts';

/** The server's configuration. Most members come from the environment variable of the same name (OPS-01). */
export interface ServerConfig {
  host: string;
  port: number;
  /** Where Prometheus scrapes metrics; undefined: nowhere. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** The duration from which a call is logged as slow, in milliseconds; undefined: none is. */
  slowCallMs: number | undefined;
  /** Where traces are sent; undefined: nowhere. */
  tracesTo: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The same database without a pooler, for what needs a session; undefined: databaseUrl has no pooler. */
  databaseSessionUrl: string | undefined;
  /** A replica, for reads that can be slightly out of date. */
  databaseReadUrl: string | undefined;
  /** Scheduled backups; undefined: none. */
  backups: BackupSettings | undefined;
  /** The location and limits of attached files (ATT-01, ATT-03). */
  files: FileSettings;
  /** The mailbox with customers' email; undefined: none (MAIL-01). */
  mailbox: MailboxSettings | undefined;
  demo: 'small' | 'large' | 'off';
  demoLines: number | undefined;
  /** Where to track the demo's parcels. */
  demoTracking: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Sign-in with a password, at the company's identity provider, or both. */
  signIn: SignInSettings;
  publicUrl: string;
  /** How browsers renew their tokens (SESS-04). */
  renewal: RenewalSettings;
  releaseStore: string;
  releaseBases: ReleaseBases;
  releaseOverrides: OverridePolicy;
  /** Whose keys sign releases (REL-13). */
  releaseTrust: ReleaseTrust;
  /** Whether browsers keep files through the service worker (INST-08). */
  serviceWorker: ServiceWorkerSetting;
  corsOrigins: string[];
  /** Other origins that serve proofs: a page loads no other pictures. */
  proofOrigins: string[];
  trustProxy: string[];
  /** How often a person can make costly calls (RATE-02). */
  callLimits: Readonly<Record<Cost, Allowance>>;
  logLevel: string;
  /** Where webhooks can go: only to public addresses, or also to private ones. */
  webhookTargets: WebhookTargets;
  timeZone: string;
  /** The browser's configuration (config.json). */
  app: Config;
}

function timeZone(env: Environment): string {
  const name = env.TIME_ZONE || 'America/Denver';
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return wrong('TIME_ZONE', name, 'an IANA time zone such as America/Denver');
  }
}

/** An origin as browsers write it, without a path or a trailing slash. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** Networks with names. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether a text is the address of a proxy, or a network of proxies. */
function isNetwork(text: string): boolean {
  if (NETWORKS.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
  );
}

/** 'Label=https://…' pairs, separated by commas. */
function social(env: Environment): Config['social'] {
  return list(env.SOCIAL_LINKS).map((pair) => {
    const [label = '', ...rest] = pair.split('=');
    const address = rest.join('=');
    if (label === '' || !URL.canParse(address) || !WEB.some((protocol) => address.startsWith(protocol))) {
      wrong('SOCIAL_LINKS', pair, "pairs like 'LinkedIn=https://…', separated by commas");
    }
    return { label, url: address };
  });
}

/** 'https://…' for every remote, and 'orders=https://…' for one, separated by commas. */
function releaseBases(env: Environment): ReleaseBases {
  const name = 'RELEASE_BASE_URL';
  const pairs = list(env[name]).map((item): [string, string] => {
    const [, remote = '', address = ''] = /^(?:([a-z][a-z0-9-]*)=)?(.*)$/.exec(item) ?? [];
    if (!URL.canParse(address) || !WEB.some((protocol) => address.startsWith(protocol)))
      wrong(name, item, "an address that begins with https:// or http://, or 'orders=https://…'");
    return [remote, address.replace(/\/+$/, '')];
  });
  const { '': common = OWN_BASES.common, ...remotes } = Object.fromEntries(pairs);
  return { common, remotes };
}

/** A folder, or a bucket, which needs another origin from which browsers load its files. */
function releaseStore(env: Environment, root: string, bases: ReleaseBases): string {
  const location = folderOrBucket(env, 'RELEASE_STORE', root) ?? path.join(root, 'releases-store');
  if (!isBucket(location)) return location;
  if (bases.common === OWN_BASES.common)
    wrong(
      'RELEASE_STORE',
      location,
      'a folder; a bucket also needs RELEASE_BASE_URL, the address where browsers load its files',
    );
  return location;
}

/** Runs a reader whose errors already name the variable. */
function asConfigError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

function links(env: Environment): Config['links'] {
  const link = (name: string) => url(env, name, WEB) ?? null;
  return {
    giftPortal: link('LINK_GIFT_PORTAL'),
    notePortal: link('LINK_NOTE_PORTAL'),
    reports: link('LINK_REPORTS'),
    marketing: link('LINK_MARKETING'),
    feedback: link('LINK_FEEDBACK'),
    sendNote: link('LINK_SEND_NOTE'),
    sendGift: link('LINK_SEND_GIFT'),
    sendNomination: link('LINK_SEND_NOMINATION'),
  };
}

/** The host for a URL: localhost for all interfaces, an IPv6 address in brackets. */
function hostInAddress(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** A name or an address without brackets, as the system expects it. */
function listeningHost(env: Environment, name: string, fallback: string): string {
  const text = env[name] || fallback;
  return /^[\w.:%-]+$/.test(text) && (isIP(text) > 0 || !text.includes(':'))
    ? text
    : wrong(name, text, 'an address to listen on such as 0.0.0.0, :: or ::1, without brackets or a port');
}

/** How long a browser's token is valid; undefined: as long as its session. */
const accessTokenMinutes = (env: Environment): number | undefined =>
  env.ACCESS_TOKEN_MINUTES === 'off'
    ? undefined
    : (wholeNumber(env, 'ACCESS_TOKEN_MINUTES', { min: 1, max: 240 }, " or 'off'") ?? 15);

/** A separate port, because metrics are only for administrators (METR-01). */
function metricsPort(env: Environment, port: number): number | undefined {
  const own = wholeNumber(env, 'METRICS_PORT', { min: 0, max: 65_535 });
  if (own === port && own > 0) wrong('METRICS_PORT', String(own), 'a port other than PORT');
  return own;
}

/** The version of this Galley, and its commit if known (OPS-60). */
export const versionOf = ({
  app: { version, commit },
}: Pick<ServerConfig, 'app'>): { version: string; commit?: string } =>
  commit === undefined ? { version } : { version, commit };

/** The URL of another connection to the same database. */
function secondaryDatabaseUrl(env: Environment, name: string, remedy: string): string | undefined {
  const address = url(env, name, POSTGRES);
  if (address !== undefined && !env.DATABASE_URL)
    throw new ConfigError(`${name} is set without DATABASE_URL. Set DATABASE_URL to ${remedy}.`);
  return address;
}

/**
 * Reads and validates the environment.
 * @throws ConfigError naming the variable, its value and what's expected
 */
export function readConfig(env: Environment, version: string, root: string): ServerConfig {
  const port = wholeNumber(env, 'PORT', { min: 0, max: 65_535 }) ?? 4000;
  const zone = timeZone(env);
  const bases = releaseBases(env);
  const demo = oneOf(env, 'DEMO', ['small', 'large', 'off'], 'small');
  const store = releaseStore(env, root, bases);
  const publicUrl = url(env, 'PUBLIC_URL', WEB) ?? `http://${hostInAddress(env.HOST)}:${port}`;
  const signIn = asConfigError(() => signInSettings(env, publicUrl));
  const accountHost = url(env, 'ACCOUNT_HOST', WEB) ?? '';
  const tracesTo = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', WEB);
  const dataDir = path.resolve(root, env.DATA_DIR || 'data');
  const mailbox = mailboxSettings(env);
  return {
    // The demo's passwords are public.
    host: listeningHost(env, 'HOST', demo === 'off' ? '0.0.0.0' : '127.0.0.1'),
    port,
    metricsPort: metricsPort(env, port),
    metricsHost: listeningHost(env, 'METRICS_HOST', '127.0.0.1'),
    slowCallMs: wholeNumber(env, 'SLOW_CALL_MS', { min: 1, max: 600_000 }),
    tracesTo,
    dataDir,
    databaseUrl: url(env, 'DATABASE_URL', POSTGRES),
    databaseSessionUrl: secondaryDatabaseUrl(
      env,
      'DATABASE_SESSION_URL',
      'the same database through the pooler',
    ),
    databaseReadUrl: secondaryDatabaseUrl(env, 'DATABASE_READ_URL', 'its primary'),
    backups: asConfigError(() => backupSettings(env, root)),
    files: fileSettings(env, root, dataDir),
    mailbox,
    demo,
    demoLines: wholeNumber(env, 'DEMO_LINES', { min: 1, max: 100_000_000 }),
    demoTracking: url(env, 'DEMO_TRACKING', WEB),
    smtpUrl: url(env, 'SMTP_URL', ['smtp://', 'smtps://']),
    signIn,
    mailFrom: env.MAIL_FROM || 'Galley <no-reply@galley.example>',
    publicUrl,
    renewal: { minutes: accessTokenMinutes(env), publicUrl, isAccountHost: accountHost === '' },
    webhookTargets: oneOf(env, 'WEBHOOK_TARGETS', WEBHOOK_TARGETS, targetsFor(publicUrl)),
    releaseStore: store,
    releaseBases: bases,
    releaseTrust: asConfigError(() => releaseTrustIn(env)),
    releaseOverrides: oneOf(env, 'RELEASE_OVERRIDES', OVERRIDE_POLICIES, 'published'),
    serviceWorker: oneOf(env, 'SERVICE_WORKER', SERVICE_WORKER, 'on'),
    corsOrigins: listOf(env, 'CORS_ORIGINS', isOrigin, "origins like 'https://app.example'"),
    proofOrigins: listOf(env, 'PROOF_ORIGINS', isOrigin, "origins like 'https://proofs.example'"),
    trustProxy: listOf(
      env,
      'TRUST_PROXY',
      isNetwork,
      "addresses like '10.0.0.7' or networks like '10.0.0.0/8'",
    ),
    callLimits: asConfigError(() => allowancesIn(env.CALL_LIMITS)),
    logLevel: oneOf(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
    timeZone: zone,
    app: {
      version,
      apiHost: url(env, 'API_HOST', WEB) ?? '',
      exportHost: url(env, 'EXPORT_HOST', WEB) ?? '',
      accountHost,
      timeZone: zone,
      phone: env.PHONE || '303-555-0100',
      links: links(env),
      ...signInOnPage(signIn),
      ...passkeysOnPage(publicUrl),
      ...(tracesTo === undefined ? {} : { traces: true }),
      ...(mailbox === undefined ? {} : { mailbox: mailbox.address }),
      social: social(env),
    },
  };
}
