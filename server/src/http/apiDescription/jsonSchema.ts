import type { CallText } from '../tags.ts';

/** The subset of JSON Schema that the contract uses. */
export interface JsonSchema {
  $ref?: string | undefined;
  type?: string | undefined;
  const?: unknown;
  default?: unknown;
  format?: string | undefined;
  pattern?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  maxLength?: number | undefined;
  items?: JsonSchema | undefined;
  anyOf?: JsonSchema[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  patternProperties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  additionalProperties?: unknown;
  title?: string | undefined;
  description?: string | undefined;
}

/** A call, for its description. */
export interface DescribedCall extends CallText {
  number: number;
  method: string;
  path: string;
  body?: JsonSchema;
  querystring?: JsonSchema;
  params?: JsonSchema;
  headers?: JsonSchema;
  response: JsonSchema;
  /** Media types of a response that isn't JSON. */
  produces?: readonly string[];
  /** Media types of a body; default: JSON. */
  consumes?: readonly string[];
  /** The body is the file itself. */
  uploads?: boolean;
  secured?: boolean;
  /** Accepts a service token, or either kind; default: a session token. */
  permit?: string;
  cost?: string;
}
