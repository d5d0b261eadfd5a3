import { FEED_RESOURCES, fieldsOf, type FeedField, type FeedResource } from '../rules/feedFields.ts';
import { daysInMonth } from '@galley/shared/domain/calendar';
import { ORDER_STATUSES } from '../../orders/rules/orderStatus.ts';
import type { FieldError } from '../../http/problem.ts';
import { unusable } from '../../http/validation.ts';
import { emptyValue } from './targets.ts';

/** A value of the request; references are still external ids or names. */
export type SentValue = string | number | boolean | null | string[];

/** A well-formed record. Its references and current state decide whether it can be written. */
export interface Sent {
  externalId: string;
  deleted: boolean;
  /** The values of the fields that were sent. */
  values: Record<string, SentValue>;
}

/** Why a value is invalid; thrown by the readers. */
class Fault extends Error {}

/** Limits the errors: a record with more members isn't valid anyway. */
const MOST_MEMBERS = 100;
const EXTERNAL_ID_MAX = 100;
/** A range that both JavaScript and PostgreSQL handle. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2999-12-31'];

function readText(value: unknown, max: number): string {
  if (typeof value !== 'string') throw new Fault('must be text');
  if (unusable(value) !== undefined) throw new Fault('has a character that can’t be stored');
  const text = value.trim();
  if (text.length > max) throw new Fault(`must not have more than ${max} characters`);
  return text;
}

function readNumber(value: unknown, { kind, least = 0, most = 0 }: FeedField): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Fault('must be a number');
  if (kind === 'whole' && !Number.isInteger(value)) throw new Fault('must be a whole number');
  if (value < least) throw new Fault(`must be at least ${least}`);
  if (value > most) throw new Fault(`must be at most ${most}`);
  const cents = Math.round(value * 100) / 100;
  if (Math.abs(value - cents) > 1e-7) throw new Fault('must have two decimals at most');
  // The database has no -0.
  return cents + 0;
}

function readDay(value: unknown): string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value))
    throw new Fault('must be a day like 2026-11-24');
  const [month, date] = [Number(value.slice(5, 7)), Number(value.slice(8))];
  const isDay =
    month >= 1 &&
    month <= 12 &&
    date >= 1 &&
    (date <= 28 || date <= daysInMonth(Number(value.slice(0, 4)), month));
  if (!isDay || value < FIRST_DAY || value > LAST_DAY) throw new Fault('isn’t a calendar date');
  return value;
}

const STATUS_OF = new Map(ORDER_STATUSES.map((name, index) => [name.toLowerCase(), index]));

function readStatus(value: unknown): number {
  const status = typeof value === 'string' ? STATUS_OF.get(value.trim().toLowerCase()) : value;
  if (typeof status !== 'number' || !Number.isInteger(status) || ORDER_STATUSES[status] === undefined)
    throw new Fault(`must be 0 to ${ORDER_STATUSES.length - 1} or the name of a status`);
  return status;
}

function readList(value: unknown, max: number): string[] {
  if (!Array.isArray(value)) throw new Fault('must be a list');
  if (value.length > max) throw new Fault(`must not have more than ${max} items`);
  return [...new Set(value.map((item) => readText(item, EXTERNAL_ID_MAX)))];
}

function readValue(value: unknown, field: FeedField): SentValue {
  switch (field.kind) {
    case 'text':
    case 'named':
      return readText(value, field.max ?? 0);
    case 'ref':
      return readText(value, EXTERNAL_ID_MAX);
    case 'refs':
      return readList(value, field.max ?? 0);
    case 'whole':
    case 'amount':
      return readNumber(value, field);
    case 'flag':
      if (typeof value !== 'boolean') throw new Fault('must be true or false');
      return value;
    case 'day':
      return readDay(value);
    case 'status':
      return readStatus(value);
    case 'choice': {
      if (typeof value === 'string' && field.values?.includes(value) === true) return value;
      throw new Fault(`must be one of ${field.values?.join(', ')}`);
    }
  }
}

/** Reads a field's value; null and empty text clear the field. */
function readField(resource: FeedResource, name: string, field: FeedField, value: unknown): SentValue {
  const isEmpty = value === null || (typeof value === 'string' && value.trim() === '');
  if (!isEmpty) return readValue(value, field);
  if (field.required === true) throw new Fault('is required');
  const empty = emptyValue(resource, name, field);
  // A reference's empty value is an internal id, which a request can't contain.
  return Array.isArray(empty) ? [] : field.kind === 'ref' ? null : empty;
}

/** The fields of each resource by name, and the names of nested objects. */
const READ = new Map(
  FEED_RESOURCES.map((resource) => {
    const fields = new Map(Object.entries(fieldsOf(resource)));
    const nested = new Map<string, Map<string, string>>();
    for (const path of fields.keys()) {
      const [name = '', inner] = path.split('.');
      if (inner !== undefined) nested.set(name, (nested.get(name) ?? new Map()).set(inner, path));
    }
    return [resource, { fields, nested }];
  }),
);

/** A record's members by name; members of a nested object are named by their path. */
function membersOf(
  record: Record<string, unknown>,
  nested: Map<string, Map<string, string>> | undefined,
): { names: string[]; values: unknown[] } {
  const names: string[] = [];
  const values: unknown[] = [];
  for (const name of Object.keys(record)) {
    const value = record[name];
    const paths = nested?.get(name);
    if (paths === undefined || typeof value !== 'object' || value === null || Array.isArray(value)) {
      names.push(name);
      values.push(value);
      continue;
    }
    const inside = value as Record<string, unknown>;
    for (const inner of Object.keys(inside)) {
      names.push(paths.get(inner) ?? `${name}.${inner}`);
      values.push(inside[inner]);
    }
  }
  return { names, values };
}

function readExternalId(resource: FeedResource, record: Record<string, unknown>): string {
  const { externalId, order, line } = record;
  // An order line's external id is made of its numbers (FEED-02).
  if (externalId === undefined && resource === 'orders' && Number.isInteger(order) && Number.isInteger(line))
    return `${String(order)}-${String(line)}`;
  if (externalId === undefined) throw new Fault('is required');
  const text = readText(externalId, EXTERNAL_ID_MAX);
  if (text === '') throw new Fault('must not be empty');
  return text;
}

/** A record's external id, if it has one. */
export function externalIdIn(resource: FeedResource, record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  try {
    return readExternalId(resource, record as Record<string, unknown>);
  } catch (fault) {
    if (fault instanceof Fault) return undefined;
    throw fault;
  }
}

/** Reads a record. @returns its values, or every error by field */
export function readRecord(
  resource: FeedResource,
  record: unknown,
): { sent: Sent } | { externalId: string; errors: FieldError[] } {
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return { externalId: '', errors: [{ field: 'body', message: 'must be an object' }] };
  const { fields, nested } = READ.get(resource) ?? {};
  const errors: FieldError[] = [];
  const values: Record<string, SentValue> = {};
  const note = (field: string, fault: unknown) => {
    if (!(fault instanceof Fault)) throw fault;
    errors.push({ field, message: fault.message });
  };
  let externalId = '';
  let deleted = false;
  try {
    externalId = readExternalId(resource, record as Record<string, unknown>);
  } catch (fault) {
    note('externalId', fault);
  }
  const members = membersOf(record as Record<string, unknown>, nested);
  if (members.names.length > MOST_MEMBERS)
    return {
      externalId,
      errors: [{ field: 'body', message: `must not have more than ${MOST_MEMBERS} members` }],
    };
  for (const [place, name] of members.names.entries()) {
    if (name === 'externalId') continue;
    const value = members.values[place];
    try {
      if (name === 'deleted') {
        if (typeof value !== 'boolean') throw new Fault('must be true or false');
        deleted = value;
        continue;
      }
      const field = fields?.get(name);
      if (field === undefined) throw new Fault(`isn’t a field of ${resource}`);
      values[name] = readField(resource, name, field, value);
    } catch (fault) {
      note(name.slice(0, EXTERNAL_ID_MAX), fault);
    }
  }
  return errors.length > 0 ? { externalId, errors } : { sent: { externalId, deleted, values } };
}
