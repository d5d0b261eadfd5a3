import { tagged } from '../tags.ts';

const WEBHOOK = {
  url: 'https://orders.example/galley',
  resources: ['activities', 'contacts'],
  secret: 'at-least-sixteen-characters',
};
const TOKEN = { name: 'Order system', source: 'press', scopes: ['feed:*'], expiresOn: '2027-06-30' };
const LISTED_TOKEN = {
  id: 1,
  ...TOKEN,
  createdAt: '2026-11-23T17:00:00Z',
  createdBy: 'Robin Sample',
  lastUsedAt: null,
  revokedAt: null,
};

export const feedTexts = tagged('Changes', {
  feedWrite: {
    tag: 'Feed',
    summary: 'Feed records of a resource',
    description:
      'Creates, changes and deletes records by their external ids. A list of at most 5,000 records is one transaction; a stream of lines (NDJSON) is committed in batches of at most 1,000. The answer counts the verdicts and names the records that were refused or of which a field was kept; `verbose` names all. A refused record stops no other one. Needs the scope `feed:<resource>`. An Idempotency-Key holds for seven days; with it, a stream that was cut off goes on behind its last batch.',
    problems: [409, 422, 429],
    isWrite: true,
    example: {
      params: { resource: 'companies' },
      query: { dryRun: true },
      body: [{ externalId: 'C-100', name: 'Openroad Posters', parent: 'P-1', accountOwner: 'A-1' }],
      response: {
        created: 1,
        changed: 0,
        unchanged: 0,
        deleted: 0,
        refused: 0,
        cursor: '',
        records: [],
        omitted: 0,
      },
    },
  },
  feedRead: {
    tag: 'Feed',
    summary: 'Read back what was fed',
    description:
      'The records of the token’s source as they stand here now, in the shape in which they are fed, in the order of their last change; deleted records as deleted.',
    problems: [429],
    example: {
      params: { resource: 'companies' },
      query: { after: '', limit: 100 },
      response: { records: [{ externalId: 'C-100', name: 'Openroad Posters' }], cursor: '' },
    },
  },
  feedUndo: {
    tag: 'Feed',
    summary: 'Undo an import',
    description:
      'Deletes what the import created and restores the rest. What was fed again since, or changed by people, stays and is named.',
    problems: [404, 429],
    example: { params: { import: 'orders-2026-11-23' } },
  },
  serviceTokenAdd: {
    tag: 'Service tokens',
    summary: 'Create a service token',
    description:
      'Answers the secret, which cannot be read again. Therefore a repeated request creates another token: an Idempotency-Key is ignored.',
    problems: [422],
    example: { body: TOKEN, response: { ...LISTED_TOKEN, secret: 'galley_secret' } },
  },
  serviceTokens: {
    tag: 'Service tokens',
    summary: 'Service tokens',
    description: 'All of them without their secrets, with their last use; also expired and revoked ones.',
    example: { response: [LISTED_TOKEN] },
  },
  serviceTokenRevoke: {
    tag: 'Service tokens',
    summary: 'Revoke a service token',
    description: 'From now on it opens nothing.',
    problems: [404, 422],
    isWrite: true,
  },
  changes: {
    summary: 'What people changed',
    description:
      'Changes of activities, contacts, prospects, addresses and quotes in the order of their commits, each once, behind a cursor. Needs the scope `changes:read`.',
    problems: [429],
    example: { query: { after: '', limit: 100 }, response: { changes: [], cursor: '' } },
  },
  webhookAdd: {
    summary: 'Send changes to an address',
    description:
      'From now on each change of these resources is posted there, signed in `X-Galley-Signature`, and in the headers of Standard Webhooks. Anything but 2xx is tried again, and given up after 31 hours. This and the other calls for webhooks are for Operations, and for systems with the scope `changes:read`, which see those of their own source.',
    problems: [422, 429],
    example: {
      body: WEBHOOK,
      response: {
        id: 1,
        source: '',
        url: WEBHOOK.url,
        resources: WEBHOOK.resources,
        createdAt: '2026-11-23T17:00:00Z',
        deliveredAt: null,
        waiting: 0,
        dead: 0,
        paused: false,
        ended: false,
      },
    },
  },
  webhooks: {
    summary: 'Webhooks',
    description: 'With how many changes wait, and how many were given up.',
    problems: [429],
  },
  webhookDelete: {
    summary: 'Delete a webhook',
    description: 'With the changes that wait for it.',
    problems: [404, 429],
  },
  webhookPause: {
    summary: 'Pause a webhook',
    description:
      'Nothing is sent until it is resumed. What changes meanwhile waits, and nothing is given up.',
    problems: [404, 429],
  },
  webhookResume: {
    summary: 'Resume a webhook',
    description: 'What waits is sent in its order.',
    problems: [404, 429],
  },
  deadLetters: {
    summary: 'Changes that were given up',
    description: 'With the number of attempts and the last error.',
    problems: [404, 429],
  },
  webhookReplay: {
    summary: 'Send given up changes again',
    description: 'All of them, or the one that `cursor` names. Answers how many.',
    problems: [404, 429],
    example: { query: { cursor: '88' } },
  },
});
