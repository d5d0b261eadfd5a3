import { anybody, gets, operationsOnly, rule, type Rule } from '../accessMatrix/rule.ts';
import { WORLD } from '../accessMatrix/world.ts';
import { LAST_DAY } from './tokens/lastDay.ts';

/** Calls by systems with service tokens; a session's token is never accepted (TOK-03). */
const nobody = anybody(401);

/** An import's work starts after its response, where this matrix can't see it; only Operations gets that far. */
const NO_IMPORT = { params: { id: 999 } };

const ORDERS = { params: { remote: 'orders' } };

export const feedRules: readonly Rule[] = [
  rule('feedWrite', { params: { resource: 'products' }, body: [] }, nobody),
  rule('feedRead', { params: { resource: 'products' } }, nobody),
  rule('feedUndo', { params: { import: 'autumn' } }, nobody),
  rule('changes', {}, nobody),
  rule('ciPublish', { ...ORDERS, body: { record: '{}', files: {} } }, nobody),
  rule('ciGate', { params: { remote: 'orders', release: 'A' } }, nobody),
  rule('ciCheck', { ...ORDERS, body: { record: '{}' } }, nobody),
  rule('ciCanary', { ...ORDERS, body: {} }, nobody),
  rule('ciPromote', { ...ORDERS, body: { release: 'A' } }, nobody),
  rule('ciRollback', { ...ORDERS, body: { reason: 'x' } }, nobody),
  rule('ciStatus', ORDERS, nobody),
  rule(
    'topicTell',
    { ...ORDERS, body: { topic: 'late', employees: ['rep@galley.example'], text: 'Late', key: '1' } },
    nobody,
  ),
  rule('ciDisable', { ...ORDERS, body: { disabled: true, reason: 'x' } }, nobody),
  rule(
    'webhookAdd',
    { body: { url: 'https://receiver.example/', resources: ['contacts'], secret: 'x'.repeat(16) } },
    operationsOnly(gets('orders')),
    ({ source }) => source,
  ),
  rule('webhooks', {}, operationsOnly(gets([WORLD.webhook])), (webhooks) => webhooks.map(({ id }) => id)),
  rule('deadLetters', { params: { id: WORLD.webhook } }, operationsOnly(gets([]))),
  rule('webhookReplay', { params: { id: WORLD.webhook } }, operationsOnly(gets(0))),
  rule('webhookPause', { params: { id: WORLD.webhook } }, operationsOnly(gets(true)), ({ paused }) => paused),
  rule(
    'webhookResume',
    { params: { id: WORLD.webhook } },
    operationsOnly(gets(false)),
    ({ paused }) => paused,
  ),
  rule('webhookDelete', { params: { id: WORLD.webhook } }, operationsOnly(gets(true))),
  rule(
    'serviceTokenAdd',
    { body: { name: 'Plant', source: 'plant', scopes: ['feed:orders'], expiresOn: LAST_DAY } },
    operationsOnly(gets(['plant', 50])),
    ({ source, secret }) => [source, secret.length],
  ),
  rule('serviceTokens', {}, operationsOnly(gets(['Order system'])), (tokens) =>
    tokens.map(({ name }) => name),
  ),
  rule('serviceTokenRevoke', { params: { id: WORLD.serviceToken } }, operationsOnly(gets(true))),
  rule(
    'importAdd',
    { query: { file: 'lines.ndjson', resource: 'parents', source: 'plant' } },
    operationsOnly(422),
  ),
  rule('imports', {}, operationsOnly(gets([[], ['orders']])), ({ imports, sources }) => [imports, sources]),
  rule('importRead', NO_IMPORT, operationsOnly(404)),
  rule('importCheck', { ...NO_IMPORT, body: { columns: {}, constants: {} } }, operationsOnly(404)),
  rule(
    'importGuess',
    { ...NO_IMPORT, body: { resource: 'companies', source: 'list', people: true } },
    operationsOnly(404),
  ),
  rule('importApply', NO_IMPORT, operationsOnly(404)),
  rule('importCancel', NO_IMPORT, operationsOnly(404)),
  rule('importRecords', { ...NO_IMPORT, query: { verdict: 'refused' } }, operationsOnly(404)),
  rule('importRefused', NO_IMPORT, operationsOnly(404)),
  rule('importUndo', NO_IMPORT, operationsOnly(404)),
  rule('importUndone', NO_IMPORT, operationsOnly(404)),
];
