import { patternText } from './patternTexts.ts';

/** The parts of a schema that can be described in words. */
export interface Described {
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Described[];
  type?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: Described;
}

/** An error as Ajv reports it with `verbose`. */
export interface Fault {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  message?: string | undefined;
  params: Record<string, unknown>;
  parentSchema?: Described;
}

/** How many values are listed. */
const NAMED_VALUES = 30;
/** Errors that are explained by listing the allowed values. */
const VALUE_KEYWORDS = new Set(['const', 'enum', 'anyOf', 'type', 'pattern', 'minimum', 'maximum']);
/** The largest possible id, which means nothing to readers. */
const LARGEST = 2_147_483_647;

const valueText = (value: unknown): string => (value === '' ? 'empty' : String(value));

/** 'a, b or c'. */
const either = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;

function numberText({ type, minimum, maximum }: Described): string {
  const kind = type === 'integer' ? 'a whole number' : 'a number';
  const most = maximum === undefined || maximum >= LARGEST ? undefined : maximum;
  if (minimum !== undefined && most !== undefined) return `${kind} from ${minimum} to ${most}`;
  if (minimum !== undefined) return `${kind} of at least ${minimum}`;
  return most === undefined ? kind : `${kind} of at most ${most}`;
}

/** The values that a schema allows, as parts of 'a, b or c'; undefined if they have no short name, as for objects. */
function allowed(schema: Described): string[] | undefined {
  if ('const' in schema) return [valueText(schema.const)];
  if (schema.enum !== undefined) return schema.enum.map(valueText);
  if (schema.anyOf !== undefined) {
    const parts = schema.anyOf.map(allowed);
    return parts.includes(undefined) ? undefined : [...new Set(parts.flatMap((part) => part ?? []))];
  }
  switch (schema.type) {
    case 'integer':
    case 'number':
      return [numberText(schema)];
    case 'string':
      return [(schema.pattern === undefined ? undefined : patternText(schema.pattern)) ?? 'text'];
    case 'boolean':
      return ['true', 'false'];
    case 'null':
      return ['null'];
    case 'array':
      return ['a list'];
    case undefined:
    default:
      return undefined;
  }
}

/** What a value must be, in words: '20, 50, 100 or 200'; undefined if there is no short name for it. */
export function allowedText(schema: Described): string | undefined {
  const parts = allowed(schema);
  if (parts === undefined) return undefined;
  return parts.length <= NAMED_VALUES ? either(parts) : `one of ${parts.slice(0, NAMED_VALUES).join(', ')} …`;
}

function fieldOf({ instancePath, params }: Fault, part: string): string {
  const named = params.missingProperty ?? params.additionalProperty;
  const path = [...instancePath.split('/').slice(1), ...(typeof named === 'string' ? [named] : [])];
  return path.length === 0 ? part : path.join('.');
}

/** The message for a field that is missing, unknown, too short or too long; undefined for other errors. */
function keywordMessage({ keyword, params: { limit } }: Fault): string | undefined {
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
      return 'is unknown';
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must not have fewer than ${String(limit)} characters`;
    case 'maxLength':
      return `must not have more than ${String(limit)} characters`;
    case 'minItems':
      return limit === 1 ? 'must not be empty' : `must not have fewer than ${String(limit)} items`;
    case 'maxItems':
    case 'maxProperties':
      return `must not have more than ${String(limit)} items`;
    case 'uniqueItems':
      return 'must not have the same item twice';
    case 'exclusiveMaximum':
      return `must be less than ${String(limit)}`;
    default:
      return undefined;
  }
}

/**
 * A request's errors by field. A value that matches none of several alternatives gets one error with what's allowed.
 * @param part the part of the request, for errors about the whole part
 */
export function explainFaults(faults: readonly Fault[], part: string): { field: string; message: string }[] {
  const unions = faults.filter(
    ({ keyword, parentSchema }) =>
      keyword === 'anyOf' && parentSchema !== undefined && allowedText(parentSchema) !== undefined,
  );
  const isPartOfUnion = (fault: Fault) =>
    unions.some(
      (union) =>
        union !== fault &&
        fault.instancePath === union.instancePath &&
        fault.schemaPath.startsWith(`${union.schemaPath}/`),
    );
  const errors = faults
    .filter((fault) => !isPartOfUnion(fault))
    .map((fault) => {
      const { keyword, parentSchema, message = 'is invalid' } = fault;
      const text =
        VALUE_KEYWORDS.has(keyword) && parentSchema !== undefined ? allowedText(parentSchema) : undefined;
      const field = fieldOf(fault, part);
      return { field, message: text === undefined ? (keywordMessage(fault) ?? message) : `must be ${text}` };
    });
  return errors.filter(
    ({ field, message }, place) =>
      errors.findIndex((one) => one.field === field && one.message === message) === place,
  );
}
