import * as account from '@galley/shared/contract/account';
import * as activities from '@galley/shared/contract/activities';
import * as associationRequests from '@galley/shared/contract/associationRequests';
import * as audit from '@galley/shared/contract/audit';
import * as bulk from '@galley/shared/contract/bulk';
import * as calendarFeed from '@galley/shared/contract/calendarFeed';
import * as common from '@galley/shared/contract/common';
import * as companies from '@galley/shared/contract/companies';
import * as companyPage from '@galley/shared/contract/companyPage';
import * as config from '@galley/shared/contract/config';
import * as contactMerges from '@galley/shared/contract/contactMerges';
import * as contacts from '@galley/shared/contract/contacts';
import * as downloads from '@galley/shared/contract/downloads';
import * as employees from '@galley/shared/contract/employees';
import * as feed from '@galley/shared/contract/feed';
import * as feedChanges from '@galley/shared/contract/feedChanges';
import * as feedTokens from '@galley/shared/contract/feedTokens';
import * as figures from '@galley/shared/contract/figures';
import * as imports from '@galley/shared/contract/imports';
import * as inbox from '@galley/shared/contract/inbox';
import * as inboxTopics from '@galley/shared/contract/inboxTopics';
import * as live from '@galley/shared/contract/live';
import * as lookups from '@galley/shared/contract/lookups';
import * as myDay from '@galley/shared/contract/myDay';
import * as orders from '@galley/shared/contract/orders';
import * as palette from '@galley/shared/contract/palette';
import * as passkeys from '@galley/shared/contract/passkeys';
import * as presence from '@galley/shared/contract/presence';
import * as prospects from '@galley/shared/contract/prospects';
import * as push from '@galley/shared/contract/push';
import * as recordFiles from '@galley/shared/contract/recordFiles';
import * as releaseFigures from '@galley/shared/contract/releaseFigures';
import * as releaseOperations from '@galley/shared/contract/releaseOperations';
import * as releaseService from '@galley/shared/contract/releaseService';
import * as reorders from '@galley/shared/contract/reorders';
import * as secondFactor from '@galley/shared/contract/secondFactor';
import * as sessions from '@galley/shared/contract/sessions';
import * as settings from '@galley/shared/contract/settings';
import * as shares from '@galley/shared/contract/shares';
import * as shipping from '@galley/shared/contract/shipping';
import * as views from '@galley/shared/contract/views';
import type { JsonSchema } from './jsonSchema.ts';
import { MEMBERS } from './members.ts';

const CONTRACT: readonly object[] = [
  account,
  activities,
  associationRequests,
  audit,
  bulk,
  calendarFeed,
  common,
  companies,
  companyPage,
  config,
  contactMerges,
  contacts,
  downloads,
  employees,
  feed,
  feedChanges,
  feedTokens,
  figures,
  imports,
  inbox,
  inboxTopics,
  live,
  lookups,
  myDay,
  orders,
  palette,
  passkeys,
  presence,
  prospects,
  push,
  recordFiles,
  releaseFigures,
  releaseOperations,
  releaseService,
  reorders,
  secondFactor,
  sessions,
  settings,
  shares,
  shipping,
  views,
];

const isNamed = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && 'properties' in value;

/** The names of the contract's objects. */
const NAMES: ReadonlyMap<unknown, string> = new Map(
  CONTRACT.flatMap((module) => Object.entries(module))
    .filter(([, value]) => isNamed(value))
    .map(([name, value]) => [value, name]),
);

const mapped = <T, U>(record: Record<string, T>, change: (value: T, name: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));

/** What a caller has to send: what has a default is filled in before it is validated, and may be left out. */
const needed = ({ properties = {}, required = [] }: JsonSchema): string[] =>
  required.filter((name) => !('default' in (properties[name] ?? {})));

/**
 * The contract's schemas as a document has them: its own objects are named and written once, fields are described.
 * @param direction sent: a field with a default may be left out
 */
export function componentsOf() {
  const schemas: Record<string, JsonSchema> = {};

  function inline(schema: JsonSchema, direction: 'sent' | 'answered'): JsonSchema {
    const { items, anyOf, properties, patternProperties, required, ...rest } = schema;
    const member = (value: JsonSchema, name: string): JsonSchema => {
      // A record that is fed has a title, and fields of its own.
      const description =
        value.description ?? (schema.title === undefined ? MEMBERS[name]?.description : undefined);
      const written = refer(value, direction);
      return description === undefined ? written : { ...written, description };
    };
    const must = direction === 'sent' ? needed(schema) : required;
    return {
      ...rest,
      ...(items === undefined ? {} : { items: refer(items, direction) }),
      ...(anyOf === undefined ? {} : { anyOf: anyOf.map((one) => refer(one, direction)) }),
      ...(properties === undefined ? {} : { properties: mapped(properties, member) }),
      ...(patternProperties === undefined
        ? {}
        : { additionalProperties: refer(Object.values(patternProperties)[0] ?? {}, direction) }),
      ...(must === undefined || must.length === 0 ? {} : { required: must }),
    };
  }

  /** Named, unless another direction has the same name for something else. */
  function refer(schema: JsonSchema, direction: 'sent' | 'answered'): JsonSchema {
    const name = NAMES.get(schema);
    const written = inline(schema, direction);
    if (name === undefined) return written;
    schemas[name] ??= written;
    return JSON.stringify(schemas[name]) === JSON.stringify(written)
      ? { $ref: `#/components/schemas/${name}` }
      : written;
  }

  return { schemas, inline, refer };
}
