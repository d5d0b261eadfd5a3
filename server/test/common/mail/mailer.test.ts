import assert from 'node:assert/strict';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { createMailer, type MailerOptions } from '#server/common/mailer';
import { tempFolder } from '../../tempFolder.ts';
import { smtpServer } from './smtpServer.ts';

const mail = {
  to: 'rep@galley.example',
  subject: 'Reset your password',
  text: 'https://galley.example/reset?token=abc',
};

async function options(smtpUrl: string | undefined) {
  const outbox = path.join(tempFolder(), 'outbox');
  const logged: object[] = [];
  const made: MailerOptions = {
    smtpUrl,
    outbox,
    from: 'Galley <no-reply@galley.example>',
    log: { info: (details) => logged.push(details) },
  };
  return { made, outbox, logged };
}

test('an email reaches the configured SMTP server with its sender, subject and text', async () => {
  const server = await smtpServer();
  const { made } = await options(server.url);
  const mailer = createMailer(made);
  await mailer.send(mail);
  await server.close();
  assert.deepEqual(
    server.received.map((one) => one.to),
    [[mail.to]],
  );
  const data = server.received[0]?.data ?? '';
  assert.match(data, /^From: Galley <no-reply@galley\.example>/m);
  assert.match(data, /^Subject: Reset your password/m);
  assert.ok(data.includes(mail.text.replaceAll('=', '=3D')) || data.includes(mail.text));
});

test('an email that the server refuses is reported to the caller', async () => {
  const server = await smtpServer(() => 550);
  const { made } = await options(server.url);
  const mailer = createMailer(made);
  await assert.rejects(mailer.send(mail), /mailbox unavailable/);
  await server.close();
});

test('without an SMTP server, the email is an .eml file that only the operator can read, and its path is logged', async () => {
  const { made, outbox, logged } = await options(undefined);
  const mailer = createMailer(made);
  await mailer.send(mail);
  const [name = ''] = await readdir(outbox);
  const file = path.join(outbox, name);
  assert.match(name, /\.eml$/);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  assert.match(await readFile(file, 'utf8'), /^To: rep@galley\.example/m);
  assert.deepEqual(logged, [{ file }]);
});
