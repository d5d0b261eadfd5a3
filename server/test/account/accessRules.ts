import { PASSWORD } from '../accessMatrix/people.ts';
import {
  anybody,
  everybody,
  gets,
  operationsOnly,
  rule,
  type Cell,
  type Cells,
  type Rule,
} from '../accessMatrix/rule.ts';
import { WORLD } from '../accessMatrix/world.ts';

/** Calls without a session that require the person to have an enabled account. */
const inOffice = (cell: Cell, others: Cell): Cells => ({
  ...anybody(cell, others),
  nobody: others,
});

export const accountRules: readonly Rule[] = [
  rule(
    'login with the person’s own email and password',
    ({ email }) => ({ body: { email, password: PASSWORD } }),
    inOffice(gets(3), 400),
    (token) => token.split('.').length,
  ),
  rule(
    'forgotPassword for the person’s own email',
    ({ email }) => ({ body: { email } }),
    inOffice(gets(true), gets(false)),
  ),
  rule(
    'resetPassword with a link of the person’s',
    { body: { resetToken: WORLD.resetToken, password: PASSWORD } },
    anybody(gets(true), gets(false)),
  ),
  rule(
    'calendarFile with the secret of the person’s feed',
    { params: { secret: WORLD.calendarSecret } },
    anybody(gets([`UID:activity-${WORLD.assignedActivity}`]), 404),
    (file) => String(file).match(/^UID:activity-\d+/gm),
  ),
  rule('calendarFile with a secret of nobody’s', { params: { secret: 'N'.repeat(43) } }, anybody(404)),
  rule('calendarFeedMake', { body: { Proof: PASSWORD } }, everybody(gets(true)), ({ Address }) =>
    /\/v1\/calendar\/[\w-]{43}\/activities\.ics$/.test(Address),
  ),
  rule('calendarFeed', {}, everybody(gets({ CreatedAt: '2026-11-21T17:00:00Z', LastReadAt: null }))),
  rule('calendarFeedRevoke', {}, everybody(gets(true))),
  // The matrix has no identity provider, so everybody is refused.
  ...(['oidcStart', 'oidcCallback', 'oidcToken'] as const).map((call) =>
    rule(`${call} without an identity provider`, {}, anybody(404)),
  ),
  rule('oidcLogout without a logout token', {}, anybody(400)),
  rule(
    'setup where somebody of Operations can sign in',
    {
      body: {
        code: 'any',
        firstName: 'Sky',
        lastName: 'Fiction',
        email: 'sky@galley.example',
        password: PASSWORD,
        ownerPassword: PASSWORD,
      },
    },
    anybody(409),
  ),
  rule('sessionRenew by what is no page', { body: { Session: 'any' } }, anybody(403)),
  rule('sessions', {}, everybody(gets(1)), (list) => list.filter(({ IsCurrent }) => IsCurrent).length),
  rule('sessionsEnd that is a colleague’s', { query: { session: WORLD.colleagueSession } }, everybody(404)),
  rule('sessionsEnd everywhere else', {}, everybody(gets(true))),
  rule('logout', {}, everybody(gets(true))),
  rule(
    'employee',
    {},
    { ...everybody(gets(['Person', false])), override: gets(['Person', true]) },
    ({ EmployeeLastName, OrderMasterOverride }) => [EmployeeLastName, OrderMasterOverride],
  ),
  rule(
    'accountAssociations of the person',
    ({ uid }) => ({ params: { employeeUid: uid } }),
    { ...everybody(gets(['Outside'])), associated: gets(['Inside']) },
    (owners) => owners.map(({ label }) => label),
  ),
  rule(
    'accountAssociations of somebody else',
    { params: { employeeUid: '00000000-0000-4000-8000-000000000099' } },
    everybody(403),
  ),
  rule(
    'auditTrail of a record that nobody has written',
    { query: { record: 'activity/0' } },
    operationsOnly(gets([])),
    ({ rows }) => rows,
  ),
  rule('releaseStatus', {}, operationsOnly(gets([])), ({ remotes }) => remotes),
  rule('releaseFigures', {}, operationsOnly(gets([]))),
  rule(
    'releaseDetails of a release that nobody has published',
    { query: { remote: 'orders', release: 'none' } },
    operationsOnly(404),
  ),
  rule(
    'releaseVitals of a release that nobody was served',
    { body: { remote: 'orders', release: 'none', LCP: 900 } },
    everybody(422),
  ),
  rule('releaseHistory', {}, operationsOnly(gets([]))),
  rule(
    'releaseOperation on a screen that nobody has published',
    { body: { Operation: 'rollback', Remote: 'orders', Reason: 'a test' } },
    operationsOnly(404),
  ),
];
