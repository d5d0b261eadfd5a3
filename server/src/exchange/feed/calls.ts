import { Type } from 'typebox';
import { OneOf } from '@galley/shared/contract/common';
import { FEED_RESOURCES } from '../rules/feedFields.ts';
import type { Call } from '../../http/calls.ts';
import {
  FEED_BATCH,
  FeedAnswer,
  FeedPage,
  FeedQuery,
  FeedReadQuery,
  FeedRecords,
  FeedUndone,
  NDJSON_TYPE,
} from './contract.ts';

export * as feedSchemas from './contract.ts';
const FeedParams = Type.Object({ resource: OneOf(FEED_RESOURCES) });

export const feedCalls = {
  feedWrite: {
    number: 140,
    method: 'POST',
    path: '/v1/feed/:resource',
    permit: 'service',
    params: FeedParams,
    querystring: FeedQuery,
    /** A JSON array or a stream of lines (NDJSON). A record that violates its schema is refused; the others aren't. */
    body: Type.Array(Type.Unsafe({ anyOf: Object.values(FeedRecords) }), { maxItems: FEED_BATCH }),
    consumes: ['application/json', NDJSON_TYPE],
    response: FeedAnswer,
    tag: 'Feed',
    summary: 'Feed records of a resource',
    description:
      'Creates, changes and deletes records by their external ids. A list of at most 5,000 records is one transaction; a stream of lines (NDJSON) is committed in batches of at most 1,000. The response counts the results and names the records that were refused or kept a field; with `verbose`, it names all. A refused record doesn’t stop the others. Needs the scope `feed:<resource>`. An Idempotency-Key is valid for seven days; with it, a stream that was cut off resumes after its last batch.',
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
    number: 141,
    method: 'GET',
    path: '/v1/feed/:resource',
    permit: 'service',
    params: FeedParams,
    querystring: FeedReadQuery,
    response: FeedPage,
    tag: 'Feed',
    summary: 'Read fed records',
    description:
      'The records of the token’s source as they are now, in the format of the feed, in the order of the source’s last change to them; deleted records are marked as deleted.',
    problems: [429],
    example: {
      params: { resource: 'companies' },
      query: { after: '', limit: 100 },
      response: { records: [{ externalId: 'C-100', name: 'Openroad Posters' }], cursor: '' },
    },
  },
  feedUndo: {
    number: 142,
    method: 'DELETE',
    path: '/v1/feed-imports/:import',
    permit: 'service',
    params: Type.Object({ import: Type.String({ minLength: 1, maxLength: 100 }) }),
    response: FeedUndone,
    tag: 'Feed',
    summary: 'Undo an import',
    description:
      'Deletes what the import created and restores what it changed. Records that were fed again since or that people changed stay, and the response names them.',
    problems: [404, 429],
    example: { params: { import: 'orders-2026-11-23' } },
  },
} as const satisfies Record<string, Call>;

type FeedCalls = typeof feedCalls;
declare module '../../http/calls.ts' {
  interface Calls extends FeedCalls {}
}
