import { everybody, gets, operationsOnly, rule, type Cells, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

/** What a system asks with its token: a session's token is none, whoever has it (TOK-03). */
const nobody: Cells = { ...everybody(401), nobody: 401, disabled: 401, expired: 401, pretender: 401 };

/** What an import does begins behind its answer, where this matrix can't see it: nobody but Operations comes so far. */
const NO_IMPORT = { params: { id: 999 } };

const ORDERS = { params: { remote: 'orders' } };

export const feedRules: readonly Rule[] = [
  rule('feedWrite', '', { params: { resource: 'products' }, body: [] }, ({ created }) => created, nobody),
  rule('feedRead', '', { params: { resource: 'products' } }, ({ records }) => records, nobody),
  rule('feedUndo', '', { params: { import: 'autumn' } }, ({ restored }) => restored, nobody),
  rule('changes', '', {}, ({ changes }) => changes, nobody),
  rule('ciPublish', '', { ...ORDERS, body: { record: '{}', files: {} } }, ({ release }) => release, nobody),
  rule('ciGate', '', { params: { remote: 'orders', release: 'A' } }, ({ ok }) => ok, nobody),
  rule('ciCheck', '', { ...ORDERS, body: { record: '{}' } }, ({ ok }) => ok, nobody),
  rule('ciCanary', '', { ...ORDERS, body: {} }, ({ revision }) => revision, nobody),
  rule('ciPromote', '', { ...ORDERS, body: { release: 'A' } }, ({ revision }) => revision, nobody),
  rule('ciRollback', '', { ...ORDERS, body: { reason: 'x' } }, ({ revision }) => revision, nobody),
  rule('ciStatus', '', ORDERS, ({ active }) => active, nobody),
  rule(
    'topicTell',
    '',
    { ...ORDERS, body: { topic: 'late', employees: ['rep@galley.example'], text: 'Late', key: '1' } },
    ({ told }) => told,
    nobody,
  ),
  rule(
    'ciDisable',
    '',
    { ...ORDERS, body: { disabled: true, reason: 'x' } },
    ({ revision }) => revision,
    nobody,
  ),
  rule(
    'webhookAdd',
    '',
    { body: { url: 'https://receiver.example/', resources: ['contacts'], secret: 'x'.repeat(16) } },
    ({ source }) => source,
    operationsOnly(gets('orders')),
  ),
  rule('webhooks', '', {}, (webhooks) => webhooks.map(({ id }) => id), operationsOnly(gets([WORLD.webhook]))),
  rule('deadLetters', '', { params: { id: WORLD.webhook } }, (letters) => letters, operationsOnly(gets([]))),
  rule('webhookReplay', '', { params: { id: WORLD.webhook } }, (count) => count, operationsOnly(gets(0))),
  rule(
    'webhookPause',
    '',
    { params: { id: WORLD.webhook } },
    ({ paused }) => paused,
    operationsOnly(gets(true)),
  ),
  rule(
    'webhookResume',
    '',
    { params: { id: WORLD.webhook } },
    ({ paused }) => paused,
    operationsOnly(gets(false)),
  ),
  rule(
    'webhookDelete',
    '',
    { params: { id: WORLD.webhook } },
    (isDone) => isDone,
    operationsOnly(gets(true)),
  ),
  rule(
    'serviceTokenAdd',
    '',
    { body: { name: 'Plant', source: 'plant', scopes: ['feed:orders'], expiresOn: '2999-12-31' } },
    ({ source, secret }) => [source, secret.length],
    operationsOnly(gets(['plant', 50])),
  ),
  rule(
    'serviceTokens',
    '',
    {},
    (tokens) => tokens.map(({ name }) => name),
    operationsOnly(gets(['Order system'])),
  ),
  rule(
    'serviceTokenRevoke',
    '',
    { params: { id: WORLD.serviceToken } },
    (isDone) => isDone,
    operationsOnly(gets(true)),
  ),
  rule(
    'importAdd',
    '',
    { query: { file: 'lines.ndjson', resource: 'parents', source: 'plant' } },
    (one) => one,
    operationsOnly(422),
  ),
  rule(
    'imports',
    '',
    {},
    ({ imports, sources }) => [imports, sources],
    operationsOnly(gets([[], ['orders']])),
  ),
  rule('importRead', '', NO_IMPORT, (one) => one, operationsOnly(404)),
  rule(
    'importCheck',
    '',
    { ...NO_IMPORT, body: { columns: {}, constants: {} } },
    (one) => one,
    operationsOnly(404),
  ),
  rule('importApply', '', NO_IMPORT, (one) => one, operationsOnly(404)),
  rule('importCancel', '', NO_IMPORT, (one) => one, operationsOnly(404)),
  rule(
    'importRecords',
    '',
    { ...NO_IMPORT, query: { verdict: 'refused' } },
    (one) => one,
    operationsOnly(404),
  ),
  rule('importRefused', '', NO_IMPORT, (one) => one, operationsOnly(404)),
  rule('importUndo', '', NO_IMPORT, (one) => one, operationsOnly(404)),
  rule('importUndone', '', NO_IMPORT, (one) => one, operationsOnly(404)),
];
