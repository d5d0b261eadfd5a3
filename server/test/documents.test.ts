import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { SETTING_TEXTS } from '#server/operations/settingTexts';
import { readConfig } from '#server/operations/settings';
import { root } from './places.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The documents below the root that are written by hand; not those that are installed, built or created by a run. */
const documentsIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !/^(\..*|node_modules|dist|data|releases-store|test-results|coverage)$/.test(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return documentsIn(file);
      return file.endsWith('.md') ? [file] : [];
    });

test('no line of a document is longer than 140 characters', () => {
  const documents = documentsIn('.');
  assert.ok(documents.includes('README.md') && documents.length > 150);
  const long = documents.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (line.length > 140 ? [`${file}:${index + 1}`] : [])),
  );
  assert.deepEqual(long, []);
});

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

test('every link from document to document leads to a file, and to a heading that exists', () => {
  const links = documentsIn('.').flatMap((document) =>
    [...read(document).matchAll(/\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]*))?\)/g)].map(
      ([, file = '', anchor]) => ({
        document,
        anchor,
        file: file === '' ? document : path.posix.join(path.posix.dirname(document), file),
      }),
    ),
  );
  assert.ok(links.length > 500);
  const broken = links.filter(({ file, anchor }) => {
    if (!existsSync(path.join(root, file))) return true;
    if (anchor === undefined || !file.endsWith('.md')) return false;
    const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
    return !headings.includes(anchor);
  });
  assert.deepEqual(broken, []);
});

const described = Object.values(SETTING_TEXTS).flatMap((of) => of.map(({ name }) => name));

/** Every variable that the server reads at startup. */
function readAtStart(): Set<string> {
  const asked = new Set<string>();
  // With all the variables that others depend on.
  const all: Record<string, string> = {
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'galley',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_TYPES: 'all=Sales',
    OIDC_OWNERS: 'all=West',
    PUBLIC_URL: 'https://galley.example',
    PASSWORD_SIGN_IN: 'off',
    BREAK_GLASS_EMAIL: 'ops@galley.example',
    MAILBOX_URL: 'imaps://log@imap.example/INBOX',
    MAILBOX_ADDRESS: 'log@galley.example',
    MAILBOX_OAUTH_URL: 'https://login.example/token',
    MAILBOX_OAUTH_CLIENT: 'galley',
    MAILBOX_OAUTH_SECRET: 'secret',
    BACKUP_SCHEDULE: '30 2 * * *',
    BACKUP_TARGET: '/backups',
    BACKUP_RECIPIENTS: 'age1abc',
  };
  const environment = new Proxy(all, {
    get(of, name: string) {
      asked.add(name);
      return of[name];
    },
  });
  readConfig(environment, '', root);
  return asked;
}

test('every decision record is in the index of decisions, once', () => {
  const index = read('docs/decisions/README.md');
  const records = readdirSync(path.join(root, 'docs/decisions')).filter((file) => /^\d{4}-/.test(file));
  assert.ok(records.length > 100);
  assert.deepEqual(
    records.filter((file) => index.split(`](${file})`).length !== 2),
    [],
  );
});

test('every setting that the server reads is in the configuration document, and no other (OPS-65)', () => {
  const asked = readAtStart();
  assert.ok(asked.size > 50);
  assert.deepEqual(
    [...asked].filter((name) => !described.includes(name)),
    [],
  );
  // Files in which a command, a build or a library reads variables.
  const elsewhere = [
    'server/src/operations/traces/traceServer.ts',
    'server/src/operations/backup/scheduled/encryption.ts',
    'releases/src/cli/help.ts',
    'tools/lib/activation.mjs',
    'tools/remote/build/builder.mjs',
  ].map(read);
  assert.deepEqual(
    described.filter((name) => !asked.has(name) && !elsewhere.some((text) => text.includes(name))),
    [],
  );
  assert.equal(new Set(described).size, described.length);
});

test('the configuration document is what its tool generates (OPS-65)', async () => {
  const { describeSettings } = (await import(
    pathToFileURL(path.join(root, 'tools/configuration.mjs')).href
  )) as { describeSettings: (settings: typeof SETTING_TEXTS) => string };
  const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  assert.equal(words(read('docs/configuration.md')), words(describeSettings(SETTING_TEXTS)));
});
