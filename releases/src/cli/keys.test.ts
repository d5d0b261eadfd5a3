import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { folderStorage } from '../storage/folderStorage.ts';
import { testBuild, testHostRelease, testRelease, addRelease } from '../testing/releases.ts';
import type { Policy } from '../trust/schemas.ts';
import { runCommand } from './runCommand.ts';

const VARIABLES = ['RELEASE_TRUST', 'RELEASE_KEY_FILE', 'RELEASE_STORE'];
let folder: string;
let publicKeys: Record<string, string>;
const file = (name: string) => path.join(folder, name);
const release = (...args: string[]) => runCommand(args);

/** Signs with the key in this file from now on. */
const signAs = (name: string) => (process.env.RELEASE_KEY_FILE = file(`${name}.pem`));

async function generate(name: string): Promise<void> {
  const { code, out } = await release('keys', 'generate', file(`${name}.pem`), '--json');
  assert.equal(code, 0);
  publicKeys[name] = (JSON.parse(out) as { public: string }).public;
}

const add = (name: string, ...roles: string[]) =>
  release('keys', 'add', name, publicKeys[name] ?? '', '--reason', 'new', ...roles);

/** A build of orders in its own folder. */
async function build(id: string): Promise<string> {
  const dist = file(`dist-${id}`);
  const { text, record } = testBuild(testRelease('orders', id));
  await addRelease(folderStorage(dist), record);
  const at = path.join(dist, 'orders', id);
  await writeFile(path.join(at, 'release.json'), text);
  return at;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'galley-keys-'));
  publicKeys = {};
  process.env.RELEASE_STORE = file('store');
  for (const name of ['ops', 'orders-ci', 'server']) await generate(name);
  process.env.RELEASE_TRUST = publicKeys.ops;
  signAs('ops');
  assert.equal((await release('keys', 'init', 'ops', '--reason', 'begin')).code, 0);
  assert.equal((await add('orders-ci', '--role', 'team', '--remote', 'orders')).code, 0);
  await writeFile(file('host.json'), JSON.stringify(testHostRelease('1')));
  assert.equal((await release('promote', '--host', file('host.json'))).code, 0);
});
afterEach(async () => {
  for (const name of VARIABLES) delete process.env[name];
  await rm(folder, { recursive: true });
});

describe('The command release keys (REL-18)', () => {
  test('creates keys that only their owner can read, and neither overwrites one nor puts one into the store', async () => {
    assert.equal((await stat(file('ops.pem'))).mode & 0o777, 0o600);
    const again = await release('keys', 'generate', file('ops.pem'));
    assert.equal(again.code, 5);
    assert.match(again.err, /already exists\. It wasn't overwritten/);
    const names = await readdir(file('store'), { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile());
    const texts = await Promise.all(
      files.map((entry) => readFile(path.join(entry.parentPath, entry.name), 'utf8')),
    );
    assert.ok(texts.length >= 3);
    assert.ok(texts.every((text) => !text.includes('PRIVATE')));
  });

  test('a team releases with its key, whatever --by says, and nobody can release without a key', async () => {
    signAs('orders-ci');
    assert.equal((await release('publish', await build('A'))).code, 0);
    assert.equal((await release('promote', 'orders', 'A', '--by', 'somebody')).code, 0);
    assert.match((await release('history', 'orders')).out, / orders-ci promote orders - → A/);
    const host = await release('promote', '--host', file('host.json'));
    assert.notEqual(host.code, 0);
    delete process.env.RELEASE_KEY_FILE;
    const { code, err } = await release('disable', 'orders', '--reason', 'no key');
    assert.equal(code, 6);
    assert.match(err, /This needs a signing key: set RELEASE_KEY_FILE to its file/);
    assert.match((await release('status')).out, /orders: A/);
  });

  test('a key is rotated: a new one is added, the old one is retired, and its releases keep running', async () => {
    signAs('orders-ci');
    const first = await build('A');
    assert.equal((await release('publish', first)).code, 0);
    assert.equal((await release('promote', 'orders', 'A')).code, 0);
    await generate('orders-ci-2');
    signAs('ops');
    assert.equal((await add('orders-ci-2', '--role', 'team', '--remote', 'orders')).code, 0);
    assert.equal((await release('keys', 'retire', 'orders-ci', '--reason', 'yearly')).code, 0);
    assert.equal((await release('gate', 'orders', 'A')).code, 0);
    const refused = async () => {
      signAs('orders-ci');
      return (await release('disable', 'orders', '--reason', 'old key')).code;
    };
    assert.equal(await refused(), 6);
    signAs('orders-ci-2');
    assert.equal((await release('disable', 'orders', '--reason', 'new key')).code, 0);
    assert.doesNotMatch((await release('status')).out, /PROBLEM: (orders|registry|policy)/);
  });

  test('a stolen key is revoked: its releases are refused, except those that Operations vouches for', async () => {
    signAs('orders-ci');
    for (const id of ['A', 'B']) assert.equal((await release('publish', await build(id))).code, 0);
    assert.equal((await release('promote', 'orders', 'B')).code, 0);
    signAs('ops');
    assert.equal((await release('keys', 'vouch', 'orders', 'A', '--reason', 'reviewed')).code, 0);
    assert.equal((await release('keys', 'revoke', 'orders-ci', '--reason', 'stolen')).code, 0);
    assert.match(
      (await release('status')).out,
      /PROBLEM: orders B: .*the key orders-ci, which was revoked: stolen/,
    );
    assert.equal((await release('promote', 'orders', 'A', '--reason', 'stolen key')).code, 0);
    assert.doesNotMatch((await release('status')).out, /PROBLEM: (orders|registry|policy)/);
    assert.match((await release('keys', 'list')).out, /orders-ci: orders .* REVOKED .*: stolen/);
  });

  test('each misuse is refused with the reason, and the policy stays', async () => {
    const number = async () => (JSON.parse((await release('keys', 'list', '--json')).out) as Policy).number;
    const before = await number();
    for (const [args, code, says] of [
      [['keys'], 2, /Usage: release keys generate/],
      [['keys', 'generate'], 2, /keys generate <file>/],
      [['keys', 'dance'], 2, /Usage: release keys/],
      [['keys', 'init', 'ops'], 5, /already has a policy/],
      [['keys', 'add', 'x', 'y', '--role', 'team', '--reason', 'r'], 2, /'y' isn't a public key/],
      [
        ['keys', 'add', 'x', publicKeys.server ?? '', '--role', 'boss', '--reason', 'r'],
        2,
        /--role operations/,
      ],
      [['keys', 'add', 'x', publicKeys.server ?? '', '--role', 'team', '--reason', 'r'], 2, /needs --remote/],
      [
        ['keys', 'add', 'X!', publicKeys.server ?? '', '--role', 'server', '--reason', 'r'],
        2,
        /isn't a valid key name/,
      ],
      [['keys', 'retire', 'orders-ci'], 2, /needs a --reason/],
      [['keys', 'retire', 'nobody', '--reason', 'r'], 4, /no key nobody/],
      [['keys', 'revoke', 'ops', '--reason', 'r'], 2, /the last Operations key/],
      [['keys', 'vouch', 'orders', 'Z', '--reason', 'r'], 4, /no release Z of orders/],
    ] as const) {
      const output = await release(...args);
      assert.equal(output.code, code, `${args.join(' ')}: ${output.err}`);
      assert.match(output.err, says);
    }
    signAs('orders-ci');
    assert.equal((await add('server', '--role', 'server')).code, 6, 'a team cannot change the policy');
    assert.equal(await number(), before);
    process.env.RELEASE_TRUST = '';
    const { code, err } = await release('status');
    assert.equal(code, 1);
    assert.match(err, /This store has a key policy: set RELEASE_TRUST/);
    assert.equal((await release('keys', 'list')).code, 6);
  });
});
