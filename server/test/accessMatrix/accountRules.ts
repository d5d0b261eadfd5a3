import { PASSWORD } from './people.ts';
import { everybody, gets, operationsOnly, rule, type Cell, type Cells, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

/** Calls without a session: what counts is whether their account is enabled. */
const inOffice = (cell: Cell, others: Cell): Cells => ({
  ...everybody(cell),
  nobody: others,
  disabled: others,
  expired: cell,
  pretender: cell,
});

export const accountRules: readonly Rule[] = [
  rule(
    'login',
    'with the person’s own e-mail and password',
    ({ email }) => ({ body: { email, password: PASSWORD } }),
    (token) => token.split('.').length,
    inOffice(gets(3), 400),
  ),
  rule(
    'forgotPassword',
    'for the person’s own e-mail',
    ({ email }) => ({ body: { email } }),
    (isMailed) => isMailed,
    inOffice(gets(true), gets(false)),
  ),
  rule(
    'resetPassword',
    'with a link of the person’s',
    { body: { resetToken: WORLD.resetToken, password: PASSWORD } },
    (isDone) => isDone,
    // Whoever holds the link may use it.
    { ...inOffice(gets(true), gets(false)), nobody: gets(true) },
  ),
  rule(
    'calendarFile',
    'with the secret of the person’s feed',
    { params: { secret: WORLD.calendarSecret } },
    (file) => String(file).match(/^UID:activity-\d+/gm),
    // Whoever holds the address may read it.
    {
      ...inOffice(gets([`UID:activity-${WORLD.assignedActivity}`]), 404),
      nobody: gets([`UID:activity-${WORLD.assignedActivity}`]),
    },
  ),
  rule('calendarFile', 'with a secret of nobody’s', { params: { secret: 'N'.repeat(43) } }, () => 'never', {
    ...everybody(404),
    nobody: 404,
    disabled: 404,
    expired: 404,
    pretender: 404,
  }),
  rule(
    'calendarFeedMake',
    '',
    {},
    ({ Address }) => /\/v1\/calendar\/[\w-]{43}\/activities\.ics$/.test(Address),
    everybody(gets(true)),
  ),
  rule(
    'calendarFeed',
    '',
    {},
    (feed) => feed,
    everybody(gets({ CreatedAt: '2026-11-21T17:00:00Z', LastReadAt: null })),
  ),
  rule('calendarFeedRevoke', '', {}, (isDone) => isDone, everybody(gets(true))),
  // The matrix knows no identity provider: nobody gets anywhere.
  ...(['oidcStart', 'oidcCallback', 'oidcToken'] as const).map((call) =>
    rule(call, 'without an identity provider', {}, () => 'never', inOffice(404, 404)),
  ),
  rule('oidcLogout', 'without a logout token', {}, () => 'never', inOffice(400, 400)),
  rule('sessionRenew', 'by what is no page', { body: { Session: 'any' } }, () => 'never', inOffice(403, 403)),
  rule('sessions', '', {}, (list) => list.filter(({ IsCurrent }) => IsCurrent).length, everybody(gets(1))),
  rule(
    'sessionsEnd',
    'that is a colleague’s',
    { query: { session: WORLD.colleagueSession } },
    () => 'never',
    everybody(404),
  ),
  rule('sessionsEnd', 'everywhere else', {}, (isDone) => isDone, everybody(gets(true))),
  rule('logout', '', {}, (isDone) => isDone, everybody(gets(true))),
  rule(
    'employee',
    '',
    {},
    ({ EmployeeLastName, OrderMasterOverride }) => [EmployeeLastName, OrderMasterOverride],
    { ...everybody(gets(['Person', false])), override: gets(['Person', true]) },
  ),
  rule(
    'accountAssociations',
    'of the person',
    ({ uid }) => ({ params: { employeeUid: uid } }),
    (owners) => owners.map(({ label }) => label),
    { ...everybody(gets(['Outside'])), associated: gets(['Inside']) },
  ),
  rule(
    'accountAssociations',
    'of somebody else',
    { params: { employeeUid: '00000000-0000-4000-8000-000000000099' } },
    () => 'never',
    everybody(403),
  ),
  rule(
    'auditTrail',
    'of a record that nobody has written',
    { query: { record: 'activity/0' } },
    ({ rows }) => rows,
    operationsOnly(gets([])),
  ),
  rule('releaseStatus', '', {}, ({ remotes }) => remotes, operationsOnly(gets([]))),
  rule('releaseFigures', '', {}, (figures) => figures, operationsOnly(gets([]))),
  rule(
    'releaseDetails',
    'of a release that nobody has published',
    { query: { remote: 'orders', release: 'none' } },
    () => 'never',
    operationsOnly(404),
  ),
  rule(
    'releaseVitals',
    'of a release that nobody was served',
    { body: { remote: 'orders', release: 'none', LCP: 900 } },
    () => 'never',
    everybody(422),
  ),
  rule('releaseHistory', '', {}, (changes) => changes, operationsOnly(gets([]))),
  rule(
    'releaseOperation',
    'on a screen that nobody has published',
    { body: { Operation: 'rollback', Remote: 'orders', Reason: 'a test' } },
    () => 'never',
    operationsOnly(404),
  ),
];
