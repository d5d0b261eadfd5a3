import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { checkCompatibility } from './compatibility.ts';
import type { ReleaseRecord } from '../record/schemas.ts';
import { testHost, testRelease } from '../testing/releases.ts';

const release = (change: Parameters<typeof testRelease>[2]) => testRelease('orders', '1', change);

describe('Whether a host can run a release', () => {
  test('a release that requires only what the host provides can run', () => {
    assert.deepEqual(checkCompatibility(testHost(), release({})), { ok: true, reasons: [] });
  });

  test('a range that the host doesn’t satisfy is a reason that names both versions', () => {
    const { ok, reasons } = checkCompatibility(testHost(), release({ requires: { react: '^20.0.0' } }));
    assert.equal(ok, false);
    assert.deepEqual(reasons, ['It requires react ^20.0.0, and the host provides 19.3.1.']);
  });

  test('every reason is collected, not only the first', () => {
    const { reasons } = checkCompatibility(
      testHost({ federation: '3.0.0', opens: ['orders/share'] }),
      release({
        requires: { react: '^20.0.0', vue: '^3.0.0', '@galley/shared/store': 'workspace:^' },
      }),
    );
    assert.equal(reasons.length, 5);
  });

  test('a workspace range never matches outside the workspace, whatever the host provides', () => {
    const { reasons } = checkCompatibility(
      testHost({ provides: { react: 'workspace:^' } }),
      release({ requires: { react: 'workspace:^' } }),
    );
    assert.match(String(reasons), /only works in the workspace/);
  });

  test('the federation runtimes must agree in major and minor; the patch can differ', () => {
    assert.equal(checkCompatibility(testHost(), release({ federation: '2.9.7' })).ok, true);
    assert.equal(checkCompatibility(testHost(), release({ federation: '2.10.2' })).ok, false);
  });

  test('a module that an earlier host needs and the release lacks is a reason; an extra module isn’t', () => {
    const host = testHost({ needs: { orders: ['./Screen'] } });
    assert.equal(checkCompatibility(host, release({ exposes: ['./OrderForm'] })).ok, false);
    assert.equal(checkCompatibility(host, release({ exposes: ['./Screen', './OrderForm'] })).ok, true);
    assert.equal(checkCompatibility(testHost(), release({ exposes: [] })).ok, true);
  });

  test('a release must offer the dialogs that the host opens, and expose the modules of the dialogs that it offers (TEAM-34)', () => {
    const host = testHost({ opens: ['orders/share', 'contacts/merge'] });
    const share = { module: './ShareLinks', title: 'links' };
    const exposes = ['./Screen', './ShareLinks'];
    assert.deepEqual(checkCompatibility(host, release({ dialogs: {} })).reasons, [
      "Host 1.0.0-host opens `orders/share`, which this release doesn't offer.",
    ]);
    assert.deepEqual(checkCompatibility(host, release({ dialogs: { share }, exposes })).reasons, []);
    assert.deepEqual(checkCompatibility(host, release({ dialogs: { share } })).reasons, [
      "dialogs.share.module: it doesn't expose ./ShareLinks.",
    ]);
  });

  test('a screen for the header needs its module, and a name that isn’t a page of the host (TEAM-09)', () => {
    const screen = { title: 'My Day' };
    const verdict = (remote: string, exposes: string[]) =>
      checkCompatibility(testHost(), testRelease(remote, '1', { screen, exposes })).reasons;
    assert.deepEqual(verdict('my-day', ['./Screen']), []);
    for (const page of ['people', 'setup'])
      assert.deepEqual(verdict(page, ['./Screen']), [
        `/${page} is a page of the host: the remote needs another name.`,
      ]);
    assert.deepEqual(verdict('my-day', ['./Form']), [
      "It has a link in the header but doesn't expose ./Screen.",
    ]);
  });

  test('palette entries need the screen that they open, a unique name and known employee types (TEAM-10)', () => {
    const entry = { label: 'Go to My Day' };
    const verdict = (change: Parameters<typeof testRelease>[2]) =>
      checkCompatibility(testHost(), testRelease('my-day', '1', { exposes: ['./Screen'], ...change }))
        .reasons;
    assert.deepEqual(verdict({ palette: [{ ...entry, employeeTypes: ['Operations'] }] }), []);
    assert.deepEqual(verdict({ palette: [entry], exposes: [] }), [
      "palette: it opens the screen of the remote, which doesn't expose ./Screen.",
    ]);
    assert.deepEqual(
      verdict({
        screen: { title: 'My Day', employeeTypes: ['Boss'] },
        palette: [entry, { ...entry, employeeTypes: ['Sales', 'Chief'] }],
      }),
      [
        "screen.employeeTypes: Boss isn't an employee type (Sales, Account Manager, Operations).",
        'palette[1].label: Go to My Day is already taken.',
        "palette[1].employeeTypes: Chief isn't an employee type (Sales, Account Manager, Operations).",
      ],
    );
  });

  test('record actions need the dialog that they open, and a unique label (TEAM-13)', () => {
    const visit = { on: 'company', label: 'Plan a Visit', module: './VisitForm' } as const;
    const verdict = (actions: ReleaseRecord['actions'], exposes = ['./VisitForm']) =>
      checkCompatibility(testHost(), testRelease('my-day', '1', { exposes, ...(actions && { actions }) }))
        .reasons;
    assert.deepEqual(verdict([visit, { ...visit, on: 'contact', employeeTypes: ['Sales'] }]), []);
    assert.deepEqual(verdict([visit], ['./Screen']), ["actions[0].module: it doesn't expose ./VisitForm."]);
    assert.deepEqual(verdict([visit, { ...visit, employeeTypes: ['Boss'] }]), [
      'actions[1].label: Plan a Visit is already taken.',
      "actions[1].employeeTypes: Boss isn't an employee type (Sales, Account Manager, Operations).",
    ]);
  });

  test('a topic needs a unique key, and leads to a page of the app (TEAM-18)', () => {
    const verdict = (...topics: NonNullable<ReleaseRecord['topics']>) =>
      checkCompatibility(testHost(), testRelease('my-day', '1', { topics })).reasons;
    const late = { key: 'late', label: 'Late Orders', icon: 'clock' } as const;
    const soon = { ...late, key: 'soon', label: 'Soon' };
    assert.deepEqual(verdict(late, { ...soon, address: '/orders?late=1' }), []);
    assert.deepEqual(verdict({ ...late, address: '/my-day' }, { ...soon, address: '/figures' }), []);
    assert.deepEqual(
      verdict({ ...late, address: '/quotes?state=sent' }, { ...soon, address: '/quotes/12' }),
      [],
    );
    assert.deepEqual(verdict(late, { ...late, employeeTypes: ['Boss'] }), [
      'topics[0].key: late is listed twice.',
      'topics[1].label: Late Orders is already taken.',
      "topics[1].employeeTypes: Boss isn't an employee type (Sales, Account Manager, Operations).",
      'topics[1].key: late is listed twice.',
    ]);
    for (const address of [
      '//elsewhere.example',
      '/v1/inbox',
      '/orders/../v1',
      'orders',
      '/orders#x',
      '/\\x',
    ])
      assert.deepEqual(verdict({ ...late, address }), [
        `topics[0].address: ${address} isn't the address of a page.`,
      ]);
  });

  test('a caret range accepts the same major from its version on, and nothing else', () => {
    const part = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(part, part, part, part, part, part, (a, b, c, x, y, z) => {
        const { ok } = checkCompatibility(
          testHost({ provides: { react: `${x}.${y}.${z}` } }),
          release({ requires: { react: `^${a}.${b}.${c}` } }),
        );
        assert.equal(ok, x === a && (y > b || (y === b && z >= c)));
      }),
    );
  });

  test('returns a verdict for any record and never throws', () => {
    const words = fc.dictionary(fc.string(), fc.string());
    fc.assert(
      fc.property(
        words,
        words,
        fc.string(),
        fc.array(fc.string()),
        (provides, requires, federation, exposes) => {
          const verdict = checkCompatibility(
            testHost({ provides }),
            release({ requires, federation, exposes }),
          );
          assert.equal(verdict.ok, verdict.reasons.length === 0);
        },
      ),
    );
  });
});
