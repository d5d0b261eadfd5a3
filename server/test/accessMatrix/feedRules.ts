import { everybody, gets, operationsOnly, rule, type Cells, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

/** What a system asks with its token: a session's token is none, whoever has it (TOK-03). */
const nobody: Cells = { ...everybody(401), nobody: 401, disabled: 401, expired: 401, pretender: 401 };

export const feedRules: readonly Rule[] = [
  rule('feedWrite', '', { params: { resource: 'products' }, body: [] }, ({ created }) => created, nobody),
  rule('feedRead', '', { params: { resource: 'products' } }, ({ records }) => records, nobody),
  rule('feedUndo', '', { params: { import: 'autumn' } }, ({ restored }) => restored, nobody),
  rule('changes', '', {}, ({ changes }) => changes, nobody),
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
];
