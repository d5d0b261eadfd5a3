import type { SettingText } from './settingText.ts';
import { SIGN_IN_TEXTS } from './signInTexts.ts';

/** Every setting by subject, in the order in which somebody who sets up a server needs them. */
export const SETTING_TEXTS: Readonly<Record<string, readonly SettingText[]>> = {
  'Address and time zone': [
    { name: 'PORT', default: '4000', text: 'the port the server listens on; 0 picks a free one' },
    {
      name: 'HOST',
      defaultText: '`127.0.0.1`, or `0.0.0.0` if `DEMO` is `off`',
      text: "the address the server listens on, without brackets; with demo data, the default is a local address because the demo's passwords are public",
    },
    {
      name: 'PUBLIC_URL',
      default: 'http://localhost:$PORT',
      text: 'the address people open, used in emails and for passkeys; if `HOST` is a specific address, the default contains it instead of `localhost`. If `PUBLIC_URL` begins with `https:`, the server sends an HSTS header',
    },
    {
      name: 'TRUST_PROXY',
      text: 'the addresses or networks of proxies whose `X-Forwarded-For` header the server accepts, separated by commas; see [behind a proxy](operating.md#behind-a-proxy)',
    },
    {
      name: 'TIME_ZONE',
      default: 'America/Denver',
      text: 'the time zone of the business day, which decides what Today means and when something is due',
    },
  ],
  Data: [
    {
      name: 'DATABASE_URL',
      text: 'a PostgreSQL database, version 15 to 18, `postgres://…`; the password can be in the file that `PGPASSFILE` names. Without `DATABASE_URL`, the server uses its embedded database',
    },
    {
      name: 'DATABASE_SESSION_URL',
      text: 'the same database without a pooler, if `DATABASE_URL` goes [through one](operating.md#through-a-pooler)',
    },
    {
      name: 'DATABASE_READ_URL',
      text: 'a streaming replica for lists, counts and searches; people see their own writes even if the replica lags',
    },
    {
      name: 'DATA_DIR',
      default: './data',
      text: 'the folder of the embedded database, the email outbox and the attached files',
    },
    {
      name: 'DEMO',
      default: 'small',
      text: 'demo data for an empty database: `small`, `large` or `off`. Set `off` in production',
    },
    { name: 'DEMO_LINES', text: 'the number of order lines in the demo data' },
    { name: 'DEMO_TRACKING', text: "the base URL of the demo's tracking links" },
    {
      name: 'FILES_STORE',
      default: '$DATA_DIR/files',
      text: 'where [attached files](operating.md#attached-files) are stored: a folder, or `s3://bucket/prefix`',
    },
    { name: 'FILES_SIZE_MB', default: '25', text: 'the maximum size of one file' },
    { name: 'FILES_TOTAL_MB', default: '20480', text: 'the maximum size of all files together' },
  ],
  Email: [
    {
      name: 'SMTP_URL',
      text: '`smtp://user:password@host:port` or `smtps://…`; without it, emails are written to `DATA_DIR/outbox` as `.eml` files',
    },
    { name: 'MAIL_FROM', default: 'Galley <no-reply@galley.example>', text: 'the sender of emails' },
  ],
  "Customers' email": [
    {
      name: 'MAILBOX_URL',
      text: 'the [mailbox](mailbox.md) that the server reads: `imaps://user:password@host/INBOX`, or `imap://…` for STARTTLS; percent-encode special characters in the user name and password (`@` is `%40`)',
    },
    {
      name: 'MAILBOX_ADDRESS',
      text: 'the email address of the mailbox, to which employees send a blind copy of their email to customers; required with `MAILBOX_URL`',
    },
    {
      name: 'MAILBOX_AUTHENTICATED_BY',
      text: 'the name of the mail server whose `Authentication-Results` headers Galley trusts, as it appears in those headers, or `microsoft365`. Set it if the mailbox gets email from outside',
    },
    {
      name: 'MAILBOX_KEEP_DAYS',
      text: 'how many days to keep messages; without it, they stay until somebody removes them',
    },
    {
      name: 'MAILBOX_OAUTH_URL',
      text: 'the URL that issues access tokens, which Galley uses instead of a password',
    },
    { name: 'MAILBOX_OAUTH_CLIENT', text: "the application's id; required with `MAILBOX_OAUTH_URL`" },
    { name: 'MAILBOX_OAUTH_SECRET', text: "the application's secret; required with `MAILBOX_OAUTH_URL`" },
    { name: 'MAILBOX_OAUTH_SCOPE', text: 'the scope to request' },
    {
      name: 'MAILBOX_OAUTH_REFRESH_TOKEN',
      text: 'a refresh token; without it, Galley signs in as the application (client credentials)',
    },
  ],
  'Signing in': SIGN_IN_TEXTS,
  Releases: [
    {
      name: 'RELEASE_STORE',
      default: './releases-store',
      text: 'where published releases and the registry are stored: a folder, or `s3://bucket/prefix`, which requires `RELEASE_BASE_URL`',
    },
    {
      name: 'RELEASE_BASE_URL',
      defaultText: "this server's `/remotes`",
      text: 'where browsers load releases from: `https://…` for all remotes, `orders=https://…` for one; separate several with commas',
    },
    {
      name: 'RELEASE_ACTIVATE',
      defaultText: '`always`, or `empty` if `RELEASE_STORE` is set',
      text: 'whether `npm start`, `npm run build` and `tools/publish.mjs` publish and activate the builds: `always`, `empty` (only if no release has been activated yet) or `never`',
    },
    {
      name: 'RELEASE_OVERRIDES',
      default: 'published',
      text: 'which releases a browser tab can try: `off` (none), `published` (published releases) or `localhost` (also builds on the machine where the browser runs)',
    },
    {
      name: 'RELEASE_TRUST',
      text: 'public Operations keys, separated by commas; if set, releases and the registry must be [signed](releases-trust.md)',
    },
    {
      name: 'RELEASE_KEY_FILE',
      text: 'the file with the private key with which the server signs its changes to the registry: those made in the browser, over HTTP or automatically',
    },
    { name: 'RELEASE_KEY', text: 'the private key itself, instead of a file' },
    {
      name: 'RELEASE_BUILDER',
      defaultText: 'the operating system user',
      text: 'the builder that release records name, such as a person or a pipeline run',
    },
    {
      name: 'SERVICE_WORKER',
      default: 'on',
      text: 'whether browsers store the files of releases; `off` removes the service worker from browsers that have it',
    },
  ],
  'Other origins': [
    {
      name: 'API_HOST',
      defaultText: "the page's own origin",
      text: 'where browsers send calls',
    },
    {
      name: 'EXPORT_HOST',
      defaultText: "the page's own origin",
      text: 'where browsers download exports from',
    },
    { name: 'ACCOUNT_HOST', defaultText: "the page's own origin", text: 'where browsers sign in' },
    { name: 'CORS_ORIGINS', text: 'origins that may call this server, separated by commas' },
    {
      name: 'PROOF_ORIGINS',
      text: 'other origins from which pages can load proofs, separated by commas',
    },
    {
      name: 'WEBHOOK_TARGETS',
      defaultText: '`public`, or `any` if the host in `PUBLIC_URL` is `localhost` or a private IP address',
      text: 'whether webhooks and push messages can go to private addresses: `public` or `any`',
    },
  ],
  'Header and footer, unless Operations sets them under People': [
    {
      name: 'PHONE',
      default: '303-555-0100',
      text: 'the phone number in the header',
    },
    { name: 'SOCIAL_LINKS', text: 'links in the footer: `LinkedIn=https://…`, separated by commas' },
    { name: 'LINK_GIFT_PORTAL', text: "the address of 'Gift Portal' in the Links menu" },
    { name: 'LINK_NOTE_PORTAL', text: "the address of 'Note Portal'" },
    { name: 'LINK_REPORTS', text: "the address of 'Reports'" },
    { name: 'LINK_MARKETING', text: "the address of 'Marketing'" },
    { name: 'LINK_FEEDBACK', text: "the address of 'Feedback'" },
    { name: 'LINK_SEND_NOTE', text: "the address of 'Send Note'" },
    { name: 'LINK_SEND_GIFT', text: "the address of 'Send Gift'" },
    { name: 'LINK_SEND_NOMINATION', text: "the address of 'Send Nomination'" },
  ],
  'Limits, logs, metrics, traces': [
    {
      name: 'CALL_LIMITS',
      text: 'how many [costly calls](operating.md#limits-on-costly-calls) a person can make on each server: `search=1000/1200` allows a burst of 1,000 searches, then 1,200 per minute; separate several limits with commas',
    },
    {
      name: 'LOG_LEVEL',
      default: 'info',
      text: 'the lowest level that is logged: `fatal`, `error`, `warn`, `info` or `debug`; with `silent`, nothing is logged',
    },
    {
      name: 'SLOW_CALL_MS',
      text: 'calls that take longer than this many milliseconds are logged, with their slowest statement and its plan',
    },
    {
      name: 'METRICS_PORT',
      text: 'the port where Prometheus scrapes [metrics](operating.md#metrics); it must differ from `PORT`',
    },
    { name: 'METRICS_HOST', default: '127.0.0.1', text: 'the address the server listens on for metrics' },
    {
      name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
      text: "where to send [traces](operating.md#traces), with OTLP over HTTP; OpenTelemetry's variables for headers, certificates, batches and sampling also work",
    },
    { name: 'OTEL_SERVICE_NAME', default: 'galley', text: 'the name of this server in traces' },
  ],
  Backups: [
    {
      name: 'BACKUP_SCHEDULE',
      text: 'when [backups](operating.md#scheduled-backups) are made: a five-field cron expression, evaluated in `TIME_ZONE`, such as `30 2 * * *`; without it, no backups are made',
    },
    {
      name: 'BACKUP_TARGET',
      text: 'where backups are stored: a folder, preferably on another machine, or `s3://bucket/prefix`; required with `BACKUP_SCHEDULE`',
    },
    {
      name: 'BACKUP_RECIPIENTS',
      text: 'public age keys, separated by commas; the secret key that belongs to any of them can decrypt the backups; required with `BACKUP_SCHEDULE`',
    },
    {
      name: 'BACKUP_KEEP',
      default: '7 daily, 4 weekly, 6 monthly',
      text: 'how many daily, weekly and monthly backups to keep: the newest of each day, week and month that has one; the newest backup of all is always kept',
    },
    {
      name: 'BACKUP_IDENTITY_FILE',
      text: 'the file with the secret key, for the commands that read a backup',
    },
    { name: 'BACKUP_IDENTITY', text: 'the secret key itself, instead of a file' },
  ],
};
