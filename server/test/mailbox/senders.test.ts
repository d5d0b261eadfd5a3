import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import sql from 'sql-template-tag';
import { isAuthentic } from '#server/mailbox/intake/authentication';
import type { MailboxState } from '#server/mailbox/contract';
import { tempFolder } from '../tempFolder.ts';
import { onOneServer, REP } from '../testing.ts';
import { startDovecot, USER, type Dovecot } from './dovecot.ts';
import { message, newId } from './messages.ts';
import { outcomes, readCount, someContacts, until, untilRead } from './testing.ts';

const folder = tempFolder();
const OPERATIONS = 'ops@galley.example';
const TRUSTED = 'mx.galley.example';
const AUTH = `Authentication-Results: ${TRUSTED};`;

describe('The mail server’s verdict on a sender (MAIL-06)', () => {
  const ask = (lines: string[], trusted = TRUSTED, isInternal = false) =>
    isAuthentic({ authentication: lines, isInternal }, 'robin@galley.example', trusted);

  test('depends on DMARC, otherwise on SPF for the sender’s own domain, and on nothing else', () => {
    for (const [line, expected] of [
      [`${TRUSTED}; dmarc=pass (p=reject) header.from=galley.example`, true],
      [`${TRUSTED} 1; spf=fail smtp.mailfrom=x@galley.example; dmarc=pass header.from=galley.example`, true],
      [
        `${TRUSTED}; dmarc=fail header.from=galley.example; spf=pass smtp.mailfrom=robin@galley.example`,
        false,
      ],
      [`${TRUSTED}; dmarc=pass header.from=evil.example`, false],
      [`${TRUSTED}; dmarc=none; spf=pass smtp.mailfrom=robin@galley.example`, true],
      [`${TRUSTED}; spf=pass smtp.mailfrom=bounce@mail.galley.example`, true],
      [`${TRUSTED}; spf=pass smtp.mailfrom=robin@evil.example`, false],
      [`${TRUSTED}; spf=pass smtp.mailfrom=robin@evilgalley.example`, false],
      [`${TRUSTED}; spf=softfail smtp.mailfrom=robin@galley.example`, false],
      [`${TRUSTED}; dkim=pass header.d=galley.example`, false],
      [`${TRUSTED}; none`, false],
      [`(dmarc=pass) ${TRUSTED}; (dmarc=pass) spf=none`, false],
      [`other.example; dmarc=pass header.from=galley.example`, false],
      ['', false],
    ] as const)
      assert.equal(ask([line]), expected, line);
    assert.equal(ask([]), false);
  });

  test('is the trusted server’s topmost one: those below could be from the sender', () => {
    const forged = `${TRUSTED}; dmarc=pass header.from=galley.example`;
    assert.equal(ask([`${TRUSTED}; dmarc=fail header.from=galley.example`, forged]), false);
    assert.equal(ask(['other.example; dmarc=fail', forged]), true);
  });

  test('needs no host name with Microsoft 365, which also vouches for email within the organization', () => {
    const passed =
      'spf=pass (sender IP is 192.0.2.1) smtp.mailfrom=galley.example; dmarc=pass action=none header.from=galley.example;compauth=pass reason=100';
    assert.equal(ask([passed], 'microsoft365'), true);
    assert.equal(ask([passed.replace('dmarc=pass', 'dmarc=fail')], 'microsoft365'), false);
    assert.equal(ask([], 'microsoft365', true), true);
    assert.equal(ask([], TRUSTED, true), false);
  });
});

let dovecot: Dovecot | undefined;
let provider: Server | undefined;
const asked: string[] = [];
/** A provider of access tokens: issues them, and tells Dovecot to whom they belong. */
const answer = (url: string, body: string): [status: number, answer: object] => {
  if (url === '/token') {
    asked.push(body);
    return [200, { access_token: 'right-token', expires_in: 3600 }];
  }
  return url.includes('access_token=right-token')
    ? [200, { email: USER, active: true }]
    : [401, { error: 'invalid' }];
};
function providerUrl(): string {
  assert.ok(provider);
  return `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
}
before(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const [status, told] = answer(request.url ?? '', body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told));
    });
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  dovecot = await startDovecot(`${providerUrl()}/tokeninfo`);
});
after(async () => {
  await dovecot?.stop();
  provider?.close();
  provider?.closeAllConnections();
});

onOneServer(
  'Senders of email',
  (server) => {
    const deliver = async (...messages: string[]) => {
      assert.ok(dovecot);
      const count = await readCount(server.database());
      dovecot.deliver(...messages);
      await untilRead(server.database(), count + messages.length);
    };

    test('are accepted if the mail server vouches for them: a spoofed employee, a stranger, a former employee and a program are ignored, counted, and listed for Operations with the reason (MAIL-03, MAIL-05, MAIL-06)', async () => {
      const [kim] = await someContacts(server.database(), 1);
      assert.ok(kim);
      const to = kim.email;
      const pass = `${AUTH} dmarc=pass header.from=galley.example`;
      await server.database().query(sql`
        INSERT INTO employee (uid, username, first_name, last_name, email, employee_type, disabled_at)
        VALUES ('f0000000-0000-4000-8000-000000000001', 'gone', 'Gone', 'Sample', 'gone@galley.example', 'Sales', now())`);
      await deliver(
        message({ from: REP, to, above: [pass], subject: 'Right' }),
        message({
          from: REP,
          to,
          above: [`${AUTH} dmarc=fail header.from=galley.example`, pass],
          subject: 'Spoofed',
        }),
        message({ from: REP, to, subject: 'Without a verdict' }),
        message({ from: 'stranger@mail.example', to, above: [`${AUTH} dmarc=pass`], subject: 'Stranger' }),
        message({ from: 'gone@galley.example', to, above: [pass], subject: 'Former' }),
        message({ from: REP, to, above: [pass, 'Auto-Submitted: auto-replied'], subject: 'Away' }),
        message({ from: 'log@galley.example', to, above: [pass], subject: 'From itself' }),
      );
      assert.deepEqual(await outcomes(server.database()), {
        automatic: 2,
        taken: 1,
        unauthenticated: 2,
        unknown: 2,
      });
      const { body } = await server.call<MailboxState>('GET', '/v1/mailbox', { as: OPERATIONS });
      assert.deepEqual(body.Left.map(({ Reason, Sender }) => [Sender, Reason]).toReversed(), [
        [REP, 'Your mail server couldn’t verify the sender'],
        [REP, 'Your mail server couldn’t verify the sender'],
        ['stranger@mail.example', 'Sender is neither an employee nor a contact'],
        ['gone@galley.example', 'Sender is neither an employee nor a contact'],
        [REP, 'Sent by a program, not a person'],
        ['log@galley.example', 'Sent by a program, not a person'],
      ]);
      assert.deepEqual(
        [body.IsConfigured, body.FailingSince, body.AuthenticatedBy, body.KeepDays],
        [true, '', TRUSTED, 0],
      );
      assert.doesNotMatch(JSON.stringify(body), /Spoofed|Former|right-token|secret/);
      assert.equal((await server.call('GET', '/v1/mailbox', { as: REP })).status, 403);
    });

    test('who reply endlessly, like two programs, are ignored after 100 messages a day, and an email flood from strangers leaves little behind (MAIL-04)', async () => {
      const [kim] = await someContacts(server.database(), 1);
      assert.ok(kim);
      const id = newId();
      const above = [`${AUTH} dmarc=pass`];
      await deliver(message({ from: REP, to: kim.email, above, id, subject: 'Loop' }));
      const before = await outcomes(server.database());
      await deliver(
        ...Array.from({ length: 130 }, (_, at) =>
          message({ from: kim.email, to: REP, above, answers: id, subject: `Re: Loop ${at}` }),
        ),
      );
      const now = await outcomes(server.database());
      assert.equal((now.taken ?? 0) - (before.taken ?? 0), 100);
      assert.equal(now.many, 30);
      await deliver(
        ...Array.from({ length: 700 }, () =>
          message({ from: 'bomb@mail.example', to: REP, text: 'x'.repeat(10_000) }),
        ),
      );
      const [left] = await server.database().query<{ count: number; bytes: number }>(sql`
        SELECT count(*)::int AS count, sum(length(mail_left::text))::int AS bytes FROM mail_left`);
      assert.equal(left?.count, 500);
      assert.ok((left?.bytes ?? 0) < 100_000);
    });

    test('the mailbox is read with an access token if the provider accepts no password (MAIL-01)', async () => {
      assert.deepEqual(
        [...new URLSearchParams(asked[0])],
        [
          ['client_id', 'galley'],
          ['client_secret', 'client-secret'],
          ['scope', 'https://mail.example/.default'],
          ['grant_type', 'client_credentials'],
        ],
      );
    });

    test('messages wait while the mailbox can’t be read; health and metrics show that, and Operations sees why and since when, without secrets (MAIL-03)', async () => {
      assert.ok(dovecot);
      await dovecot.halt();
      const shown: string[] = [];
      await until('it fails', async () => {
        const { body: health } = await server.call<{ mailbox: { failing: boolean } }>('GET', '/health');
        shown.push(JSON.stringify(health));
        return health.mailbox.failing;
      });
      const { body } = await server.call<MailboxState>('GET', '/v1/mailbox', { as: OPERATIONS });
      assert.match(body.FailingSince, /^\d{4}-/);
      assert.notEqual(body.Error, '');
      const scraped = await (await fetch(server.app().metricsUrl?.() ?? '')).text();
      assert.match(scraped, /galley_mailbox_messages_total\{outcome="unknown"\} [1-9]/);
      assert.match(scraped, /galley_mailbox_failing_seconds [1-9]/);
      assert.doesNotMatch([...shown, JSON.stringify(body), scraped].join('\n'), /client-secret|right-token/);
      const count = await readCount(server.database());
      dovecot.deliver(message({ from: 'stranger@mail.example', to: REP }));
      await dovecot.start();
      await untilRead(server.database(), count + 1);
      await until('it is well again', async () => {
        const { body: health } = await server.call<{ mailbox: object }>('GET', '/health');
        return JSON.stringify(health.mailbox) === '{"failing":false,"waiting":0}';
      });
    });
  },
  {
    env: () => ({
      MAILBOX_URL: (dovecot?.url ?? '').replace(/:[^:@]*@/, '@'),
      MAILBOX_ADDRESS: 'log@galley.example',
      MAILBOX_AUTHENTICATED_BY: TRUSTED,
      MAILBOX_OAUTH_URL: `${providerUrl()}/token`,
      MAILBOX_OAUTH_CLIENT: 'galley',
      MAILBOX_OAUTH_SECRET: 'client-secret',
      MAILBOX_OAUTH_SCOPE: 'https://mail.example/.default',
      METRICS_PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
    }),
  },
);
