import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { integrityOf } from '../common/digest.ts';
import { checkRelease } from './gate.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { checkStyles } from './styles.ts';
import { testHost, testRelease } from '../testing/releases.ts';

const check = (text: string) =>
  checkStyles({ remote: 'orders', container: 'galley_orders_1' }, new Map([['a.css', text]]));
const scoped = (text: string) => `@scope ([data-release=galley_orders_1]){${text}}`;

describe('The gate accepts a style sheet', () => {
  for (const text of [
    '',
    '/* nothing */',
    scoped('.order{color:red;&:has(> a){color:blue}}'),
    scoped('@media print{.order{display:none}}') + scoped('article{display:none}'),
    scoped('@container (width > 1px){a{color:red}}@keyframes orders-turn{to{rotate:1turn}}'),
    '@scope ([data-release="galley_orders_1"]) { a { color: red } }',
  ]) {
    test(`that is scoped to its release: ${text || 'an empty one'}`, () => assert.deepEqual(check(text), []));
  }
});

describe('The gate refuses a style sheet (LOAD-09)', () => {
  for (const [text, named] of [
    ['body{display:none}', /^a\.css: body isn't inside @scope \(\[data-release='galley_orders_1'\]\)/],
    [`${scoped('a{color:red}')}article{display:none}`, /article isn't inside @scope/],
    ['@media print{article{display:none}}', /@media print isn't inside @scope/],
    [
      '@scope ([data-release=galley_contacts_1]){a{color:red}}',
      /@scope \(\[data-release=galley_contacts_1\]\) isn't inside/,
    ],
    ['@scope (body){a{color:red}}', /@scope \(body\) isn't inside/],
    ['@import "other.css";', /@import "other\.css" isn't inside @scope/],
    [scoped('@font-face{font-family:x}'), /@font-face applies to the whole page/],
    [scoped('@keyframes turn{to{rotate:1turn}}'), /start it with orders-/],
    [`${scoped('a{color:red}')}}`, /isn't a style sheet/],
  ] as const) {
    test(`that applies outside its release, and names the rule: ${text}`, () => {
      const reasons = check(text);
      assert.equal(reasons.length, 1);
      assert.match(reasons[0] ?? '', named);
    });
  }
});

test('A release with a style sheet that applies outside it is refused', async () => {
  const sheet = Buffer.from('article{display:none}');
  const entry = Buffer.from(`the entry, which loads ${integrityOf(sheet)}`);
  const files = { 'remoteEntry.js': integrityOf(entry), 'a.css': integrityOf(sheet) };
  const record = testRelease('orders', '1', { files, integrity: files['remoteEntry.js'] });
  const storage = memoryStorage();
  await storage.addFolder(
    'orders/1',
    new Map([
      ['remoteEntry.js', entry],
      ['a.css', sheet],
      ['release.json', Buffer.from(JSON.stringify(record))],
    ]),
  );
  const { ok, reasons } = await checkRelease(storage, { hosts: [testHost()], remotes: [] }, 'orders', '1');
  assert.equal(ok, false);
  assert.match(reasons.join(), /^a\.css: article isn't inside @scope/);
});
