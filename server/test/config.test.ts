import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { generateKey } from '@galley/releases/trust/keys';
import { readConfig } from '#server/operations/settings';
import { ConfigError } from '#server/common/configVariables';

const read = (env: Record<string, string> = {}) => readConfig(env, '1.8.2', '/srv/galley');

describe('The configuration', () => {
  test('has a default for everything, so that a start needs no settings (OPS-01)', () => {
    const config = read();
    assert.equal(config.port, 4000);
    assert.deepEqual([config.metricsPort, config.metricsHost], [undefined, '127.0.0.1']);
    assert.equal(config.dataDir, '/srv/galley/data');
    assert.equal(config.releaseStore, '/srv/galley/releases-store');
    assert.deepEqual(config.files, {
      store: '/srv/galley/data/files',
      mostBytes: 25 * 1024 ** 2,
      totalBytes: 20 * 1024 ** 3,
    });
    assert.equal(config.demo, 'small');
    assert.equal(config.timeZone, 'America/Denver');
    assert.equal(config.publicUrl, 'http://localhost:4000');
    assert.equal(config.databaseUrl, undefined);
    assert.equal(config.app.links.feedback, null);
  });

  test('can name a mailbox, whose password appears in no error (MAIL-01)', () => {
    const MAILBOX_URL = 'imaps://log%40galley.example:s3cret%2F@mail.example/Logged%20mail';
    const MAILBOX_ADDRESS = 'Log@galley.example';
    const { mailbox, app } = read({ MAILBOX_URL, MAILBOX_ADDRESS, MAILBOX_KEEP_DAYS: '730' });
    assert.deepEqual(mailbox, {
      host: 'mail.example',
      port: 993,
      isSecure: true,
      isLocal: false,
      user: 'log@galley.example',
      password: 's3cret/',
      folder: 'Logged mail',
      address: 'log@galley.example',
      tokens: undefined,
      authenticatedBy: undefined,
      keepDays: 730,
    });
    assert.equal(app.mailbox, 'log@galley.example');
    assert.deepEqual([read().mailbox, read().app.mailbox], [undefined, undefined]);
    for (const env of [
      { MAILBOX_URL },
      { MAILBOX_ADDRESS },
      { MAILBOX_URL, MAILBOX_ADDRESS: 'no address' },
      { MAILBOX_URL: 'imaps://mail.example', MAILBOX_ADDRESS },
      { MAILBOX_URL: 'imaps://log@mail.example', MAILBOX_ADDRESS },
      { MAILBOX_URL: 'pop3://log:s3cret@mail.example', MAILBOX_ADDRESS },
      { MAILBOX_URL, MAILBOX_ADDRESS, MAILBOX_KEEP_DAYS: '0' },
      { MAILBOX_URL, MAILBOX_ADDRESS, MAILBOX_AUTHENTICATED_BY: 'two hosts' },
      { MAILBOX_URL, MAILBOX_ADDRESS, MAILBOX_OAUTH_URL: 'https://login.example/token' },
    ])
      assert.throws(
        () => read(env),
        (error) =>
          error instanceof ConfigError &&
          error.message.startsWith('MAILBOX_') &&
          !error.message.includes('s3cret'),
      );
    assert.throws(
      () => read({ MAILBOX_URL: 'imaps://log:s3c/ret@mail.example/INBOX', MAILBOX_ADDRESS }),
      /MAILBOX_URL is "imaps:\/\/…@mail\.example\/INBOX"; expected a user and a password with each @ written as %40 and each \/ as %2F\.$/,
    );
    const tokens = {
      MAILBOX_OAUTH_URL: 'https://login.example/token',
      MAILBOX_OAUTH_CLIENT: 'c',
      MAILBOX_OAUTH_SECRET: 's',
    };
    assert.equal(
      read({ MAILBOX_URL: 'imap://log@127.0.0.1', MAILBOX_ADDRESS, ...tokens }).mailbox?.isLocal,
      true,
    );
  });

  test('keeps a demo, whose passwords are public, local unless HOST opens it (OPS-58)', () => {
    assert.equal(read().host, '127.0.0.1');
    assert.equal(read({ DEMO: 'large' }).host, '127.0.0.1');
    assert.equal(read({ HOST: '0.0.0.0' }).host, '0.0.0.0');
    assert.equal(read({ DEMO: 'off' }).host, '0.0.0.0');
  });

  test('accepts IPv6: all addresses, a single one, and a public address in brackets', () => {
    assert.equal(read({ HOST: '::' }).publicUrl, 'http://localhost:4000');
    assert.deepEqual(
      [read({ HOST: '::1' }).host, read({ HOST: '::1' }).publicUrl],
      ['::1', 'http://[::1]:4000'],
    );
    assert.equal(read({ PUBLIC_URL: 'http://[::1]:4000/' }).publicUrl, 'http://[::1]:4000');
  });

  test('accepts release keys, and refuses an invalid one, naming its variable (REL-13)', () => {
    const { pem, public: anchor } = generateKey();
    assert.deepEqual(read().releaseTrust, { anchors: [], key: undefined });
    const { anchors, key } = read({ RELEASE_TRUST: `${anchor}, ${anchor}`, RELEASE_KEY: pem }).releaseTrust;
    assert.deepEqual([anchors, key?.public], [[anchor, anchor], anchor]);
    for (const [name, value, says] of [
      ['RELEASE_TRUST', 'orders', /^RELEASE_TRUST has orders, which isn't a public key/],
      ['RELEASE_KEY', 's3cret', /^RELEASE_KEY: The signing key isn't a private key in PEM/],
      ['RELEASE_KEY_FILE', '/nowhere/key.pem', /^RELEASE_KEY_FILE: ENOENT/],
    ] as const)
      assert.throws(
        () => read({ [name]: value }),
        (error) =>
          error instanceof ConfigError && says.test(error.message) && !error.message.includes('s3cret'),
      );
  });

  test('sets the limit for searches, and keeps the other limits (RATE-02)', () => {
    const { search, documents, exports } = read({ CALL_LIMITS: 'search=50/60, exports=2/1' }).callLimits;
    assert.deepEqual(
      [search, exports],
      [
        { atOnce: 50, perMinute: 60 },
        { atOnce: 2, perMinute: 1 },
      ],
    );
    assert.deepEqual(documents, read().callLimits.documents);
  });

  test('makes a browser’s token valid for 15 minutes, a given number of minutes, or the whole session (SESS-04)', () => {
    const minutesOf = (env: Record<string, string>) => read(env).renewal.minutes;
    assert.deepEqual([{}, { ACCESS_TOKEN_MINUTES: '5' }, { ACCESS_TOKEN_MINUTES: 'off' }].map(minutesOf), [
      15,
      5,
      undefined,
    ]);
    assert.equal(read({ ACCOUNT_HOST: 'https://accounts.example' }).renewal.isAccountHost, false);
  });

  const wrong: [string, string][] = [
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['PORT', '0x10'],
    ['PORT', '1e3'],
    ['METRICS_PORT', 'nine'],
    ['METRICS_PORT', '4000'],
    ['METRICS_HOST', '[::1]'],
    ['HOST', '[::1]'],
    ['HOST', '127.0.0.1:4000'],
    ['TRUST_PROXY', 'nginx'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['CORS_ORIGINS', 'https://app.example/'],
    ['CORS_ORIGINS', 'app.example'],
    ['PROOF_ORIGINS', 'https://proofs.example/designs'],
    ['DEMO', 'medium'],
    ['DEMO_LINES', '-1'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['DATABASE_READ_URL', 'mysql://host/db'],
    ['SLOW_CALL_MS', '0'],
    ['ACCESS_TOKEN_MINUTES', '0'],
    ['ACCESS_TOKEN_MINUTES', 'on'],
    ['CALL_LIMITS', 'search=1000'],
    ['CALL_LIMITS', 'lists=1/1'],
    ['FILES_STORE', 's3://'],
    ['FILES_STORE', 's3://my files/prefix'],
    ['FILES_SIZE_MB', '0'],
    ['FILES_TOTAL_MB', '20 GB'],
    ['CALL_LIMITS', 'exports=0/6'],
    ['SMTP_URL', 'mail.example'],
    ['PUBLIC_URL', 'galley.example'],
    ['TIME_ZONE', 'Mars/Olympus'],
    ['LINK_FEEDBACK', 'javascript:alert(1)'],
    ['SOCIAL_LINKS', 'nowhere'],
    ['LOG_LEVEL', 'loud'],
    ['RELEASE_OVERRIDES', 'all'],
    ['SERVICE_WORKER', 'yes'],
    ['RELEASE_BASE_URL', 'orders'],
    ['RELEASE_STORE', 's3://galley/store'],
    ['RELEASE_STORE', 's3:///store'],
    ['RELEASE_BASE_URL', 'orders=ftp://files.example'],
  ];
  for (const [name, value] of wrong) {
    test(`a wrong ${name} (${value}) is refused, naming the variable and the expected value`, () => {
      assert.throws(
        () => read({ [name]: value }),
        (error) =>
          error instanceof ConfigError && error.message.startsWith(`${name} is "${value}"; expected `),
      );
    });
  }

  for (const [env, sentence] of [
    [
      { DATABASE_READ_URL: 'postgres://galley:s3cret@replica/galley' },
      'DATABASE_READ_URL is set without DATABASE_URL. Set DATABASE_URL to its primary.',
    ],
    [
      { DATABASE_SESSION_URL: 'postgres://galley:s3cret@primary/galley' },
      'DATABASE_SESSION_URL is set without DATABASE_URL. Set DATABASE_URL to the same database through the pooler.',
    ],
    [
      { MAILBOX_ADDRESS: 'log@galley.example' },
      'MAILBOX_ADDRESS is set without MAILBOX_URL. Set MAILBOX_URL, or remove MAILBOX_ADDRESS.',
    ],
  ] as const) {
    test(`${Object.keys(env).join('')} by itself is refused, naming the missing variable`, () => {
      assert.throws(
        () => read(env),
        (error) => error instanceof ConfigError && error.message === sentence,
      );
    });
  }

  for (const [name, value, shown] of [
    ['DATABASE_URL', 'postgre://galley:s3cret@host/db', 'postgre://…@host/db'],
    ['DATABASE_READ_URL', 'postgre://galley:s3cret@replica/db', 'postgre://…@replica/db'],
    ['DATABASE_URL', 'postgres://galley:s3cret@@ho st/s3cret@db', 'postgres://…@db'],
    ['DATABASE_URL', 'postgres://galley:s3cret@host/%ff', 'postgres://…@host/%ff'],
    ['DATABASE_URL', 'postgres://galley%C3:%A9s3cret@host/db', 'postgres://…@host/db'],
    ['MAILBOX_URL', 'imaps://galley:s3cret@mail.example/%zz', 'imaps://…@mail.example/%zz'],
    ['SMTP_URL', 'galley:s3cret@mail.example', '…@mail.example'],
    ['SMTP_URL', 'smtp://galley:s3cret%of@mail.example', 'smtp://…@mail.example'],
    ['RELEASE_BASE_URL', 'orders=ftp://galley:s3cret@files.example', 'orders=ftp://…@files.example'],
  ] as const) {
    test(`a wrong ${name} is refused without revealing its password (${shown})`, () => {
      assert.throws(
        () => read({ [name]: value }),
        (error) =>
          error instanceof ConfigError && error.message.startsWith(`${name} is "${shown}"; expected `),
      );
    });
  }

  test('treats an empty variable as missing, and ignores an address’s trailing slash', () => {
    assert.equal(read({ PORT: '', DATABASE_URL: '' }).port, 4000);
    assert.equal(read({ PUBLIC_URL: 'https://galley.example/' }).publicUrl, 'https://galley.example');
  });

  test('loads releases from this server, from another origin, or one remote’s from its own origin (HTTP-01)', () => {
    assert.deepEqual(read().releaseBases, { common: '/remotes', remotes: {} });
    const address = 'https://static.example/store/, orders=https://orders.example';
    assert.deepEqual(read({ RELEASE_BASE_URL: address }).releaseBases, {
      common: 'https://static.example/store',
      remotes: { orders: 'https://orders.example' },
    });
  });

  test('takes the links in the header and footer from their variables', () => {
    const { app } = read({
      LINK_GIFT_PORTAL: 'https://gifts.example',
      SOCIAL_LINKS: 'LinkedIn=https://social.example/a?b=c, Video=https://video.example',
    });
    assert.equal(app.links.giftPortal, 'https://gifts.example');
    assert.deepEqual(app.social, [
      { label: 'LinkedIn', url: 'https://social.example/a?b=c' },
      { label: 'Video', url: 'https://video.example' },
    ]);
  });
});
