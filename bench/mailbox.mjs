// Measures how long reading a mailbox takes at the first start, and the server's peak memory meanwhile.
// node bench/mailbox.mjs [--messages 10000] [--embedded]   on its own PostgreSQL, unless --embedded, and Debian's Dovecot.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { preparePostgres, prepareFolder } from '../server/test/dist/db/testing.js';
import { startCluster } from '../server/test/dist/db/testPostgres.js';
import { startService, signIn } from '../server/test/dist/durability/service.js';
import { startDovecot } from '../server/test/dist/mailbox/dovecot.js';
import { message, withFiles } from '../server/test/dist/mailbox/messages.js';
import { round } from '../tools/lib/server.mjs';
import { chosenOf } from './lib/chosen.mjs';

const chosen = chosenOf({ messages: 10_000, embedded: false });
const REP = 'rep@galley.example';
const folder = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
const cluster = chosen.embedded
  ? undefined
  : await startCluster(true, (_run, data) => preparePostgres(data, 'small'));
if (chosen.embedded) await prepareFolder(folder, 'small');
const env = {
  ...(cluster === undefined ? {} : { DATABASE_URL: cluster.url }),
  DATA_DIR: folder,
  RELEASE_STORE: path.join(folder, 'releases'),
  DEMO: 'small',
};

const askAt = async (url, token, method, address, body) => {
  const answer = await fetch(`${url}${address}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** The recipients of the messages. */
async function addresses() {
  const server = await startService({ env });
  const token = await signIn(server.url, REP);
  const found = [];
  for (const ParentID of [1, 2, 3, 4, 5]) {
    const body = { ParentID, CompanyID: 0, PageNo: 1, PageSize: 50, SortBy: 0, SortOrder: 0 };
    const { Contacts } = await askAt(server.url, token, 'POST', '/v1/individuals/paged', body);
    found.push(...Contacts.map(({ IndividualEmail }) => IndividualEmail));
  }
  await server.stop();
  return found.filter((email) => email !== '');
}

const contacts = await addresses();
if (contacts.length === 0) throw new Error('the demo has no contacts');
const paragraph = 'The proof is ready, and the paper is what you have chosen: 80 lb matte. '.repeat(6);
const quoted = Array.from({ length: 30 }, (_, at) => `> ${at} ${paragraph.slice(0, 70)}`).join('\n');
const picture = Buffer.concat([Buffer.from('89504E470D0A1A0A', 'hex'), Buffer.alloc(60_000, 3)]);
const dovecot = await startDovecot();
const text = (at) =>
  `Hi,\n\n${paragraph}\n\nMessage ${at}\n-- \nRobin\n\nOn Mon, Nov 23, 2026 Kim wrote:\n${quoted}\n`;
for (let at = 0; at < chosen.messages; at += 1) {
  const to = contacts[at % contacts.length];
  // A typical mix: most are plain text, some HTML only, one in twenty has a picture, some are from strangers.
  const written = {
    from: at % 10 === 9 ? 'stranger@mail.example' : REP,
    to,
    subject: `Proof ${at}`,
    text: text(at),
  };
  if (at % 20 === 0)
    written.body = withFiles(text(at), [{ name: 'proof.png', type: 'image/png', content: picture }]);
  else if (at % 5 === 1)
    written.body = `Content-Type: text/html; charset=utf-8\n\n<div>${text(at).replaceAll('\n', '<br>')}</div>`;
  dovecot.deliver(message(written));
}

const server = await startService({
  env: { ...env, MAILBOX_URL: dovecot.url, MAILBOX_ADDRESS: 'log@galley.example' },
});
const startTime = performance.now();
const memory = (name) =>
  round(
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) /
      1024,
  );
const atFirst = memory('VmRSS');
const operator = await signIn(server.url, 'ops@galley.example');
for (let read = 0; read < chosen.messages;) {
  await sleep(500);
  const { Outcomes } = await askAt(server.url, operator, 'GET', '/v1/mailbox');
  read = Outcomes.reduce((sum, { Count }) => sum + Count, 0);
}
const seconds = (performance.now() - startTime) / 1000;
console.log(
  `${chosen.messages} messages on ${chosen.embedded ? 'the embedded database' : 'PostgreSQL'}: ${round(seconds)} s, ${round(chosen.messages / seconds)} a second; ` +
    `memory at most ${memory('VmHWM')} MB, ${atFirst} MB at first`,
);
await server.stop();
await dovecot.stop();
await cluster?.stop();
rmSync(folder, { recursive: true, force: true });
