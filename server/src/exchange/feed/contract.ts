import { Type, type Static, type TSchema } from 'typebox';
import { ORDER_STATUSES } from '../../orders/rules/orderStatus.ts';
import { Exact, OneOf } from '@galley/shared/contract/common';
import { FEED_RESOURCES, fieldsOf, type FeedField, type FeedResource } from '../rules/feedFields.ts';

/** The maximum number of records in a list, and in a transaction of a stream. */
export const FEED_BATCH = 5000;
export const FEED_STREAM_BATCH = 1000;
/** The maximum number of records listed in a response; `omitted` counts the rest. */
export const FEED_NAMED = 10_000;

export const NDJSON_TYPE = 'application/x-ndjson';

const ExternalId = Type.String({ minLength: 1, maxLength: 100 });

/** A type or null; null empties the field. */
const orNull = (type: string, limits: object): TSchema => Type.Unsafe({ type: [type, 'null'], ...limits });

function schemaOf({ kind, max, least, most, values = [], required, about }: FeedField): TSchema {
  const one = (type: string, limits: object) => {
    const described = about === undefined ? limits : { ...limits, description: about };
    return required === true ? Type.Unsafe({ type, ...described }) : orNull(type, described);
  };
  switch (kind) {
    case 'text':
    case 'named':
      return one('string', { maxLength: max });
    case 'whole':
      return one('integer', { minimum: least, maximum: most });
    case 'amount':
      return one('number', { minimum: least, maximum: most });
    case 'flag':
      return one('boolean', {});
    case 'day':
      return one('string', { maxLength: 10, description: 'YYYY-MM-DD' });
    case 'choice':
      return one('string', { enum: values });
    case 'status':
      return Type.Unsafe({
        type: ['integer', 'string'],
        minimum: 0,
        maximum: ORDER_STATUSES.length - 1,
        maxLength: 100,
        description: 'A status, by number or name.',
      });
    case 'ref':
      return one('string', { maxLength: 100 });
    case 'refs':
      return orNull('array', { maxItems: max, items: ExternalId });
  }
}

/** The schema of a record: `a.b` is the member b of the object a. */
function recordOf(resource: FeedResource): TSchema {
  const members: Record<string, TSchema> = {};
  const nested: Record<string, Record<string, TSchema>> = {};
  for (const [name, field] of Object.entries(fieldsOf(resource))) {
    const [outer = name, inner] = name.split('.');
    if (inner === undefined) members[name] = Type.Optional(schemaOf(field));
    else nested[outer] = { ...nested[outer], [inner]: Type.Optional(schemaOf(field)) };
  }
  for (const [name, inner] of Object.entries(nested)) members[name] = Type.Optional(Exact(inner));
  // An order line's external id can be made of order and line.
  const externalId = resource === 'orders' ? Type.Optional(ExternalId) : ExternalId;
  return Type.Object(
    { externalId, deleted: Type.Optional(Type.Boolean()), ...members },
    { additionalProperties: false, title: resource },
  );
}

/** The schema of a record of each resource. A new record may need more: see `required` in feedFields.ts. */
export const FeedRecords = Object.fromEntries(
  FEED_RESOURCES.map((resource) => [resource, recordOf(resource)]),
) as Record<FeedResource, TSchema>;

export const FeedQuery = Type.Object({
  /** Returns the same result but changes nothing. */
  dryRun: Type.Boolean({ default: false }),
  /** Lists all records in the response. */
  verbose: Type.Boolean({ default: false }),
  /** The import that these records belong to, so that it can be undone as a whole. */
  import: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
});
export type FeedQuery = Static<typeof FeedQuery>;

/** A cursor from an earlier response. */
const Cursor = Type.String({ maxLength: 300, default: '' });

export const FeedReadQuery = Type.Object({
  after: Cursor,
  limit: Type.Integer({ minimum: 1, maximum: FEED_BATCH, default: FEED_STREAM_BATCH }),
});
export type FeedReadQuery = Static<typeof FeedReadQuery>;

const VERDICTS = ['created', 'changed', 'unchanged', 'deleted', 'refused', 'kept'] as const;

export const FeedVerdict = Type.Object({
  /** The record's index in the request, from 0. */
  index: Type.Integer(),
  externalId: Type.String(),
  verdict: OneOf(VERDICTS),
  /** Why it was refused, or which fields were kept. */
  errors: Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
});
export type FeedVerdict = Static<typeof FeedVerdict>;

export const FeedAnswer = Type.Object({
  created: Type.Integer(),
  /** Includes records of which one field was kept and another changed; with none changed, they count as unchanged. */
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  deleted: Type.Integer(),
  refused: Type.Integer(),
  cursor: Type.String(),
  records: Type.Array(FeedVerdict),
  omitted: Type.Integer(),
});
export type FeedAnswer = Static<typeof FeedAnswer>;

export const FeedPage = Type.Object({
  records: Type.Array(Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })),
  /** The cursor of the next page; same as the request's if there's nothing more. */
  cursor: Type.String(),
});
export type FeedPage = Static<typeof FeedPage>;

export const FeedUndone = Type.Object({
  restored: Type.Integer(),
  /** Records that have changed since the import and therefore stay. */
  kept: Type.Array(
    Type.Object({ resource: Type.String(), externalId: Type.String(), message: Type.String() }),
  ),
});
export type FeedUndone = Static<typeof FeedUndone>;
