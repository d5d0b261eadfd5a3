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

/** A call, as its description reads it. */
export interface DescribedCall extends CallText {
  number: number;
  method: string;
  path: string;
  body?: JsonSchema;
  querystring?: JsonSchema;
  params?: JsonSchema;
  headers?: JsonSchema;
  response: JsonSchema;
  /** Media types of an answer that is not JSON. */
  produces?: readonly string[];
  /** Media types of a body; default: JSON. */
  consumes?: readonly string[];
  /** The body is a file, as it is. */
  uploads?: boolean;
  secured?: boolean;
  /** A service token, or either token; default: that of a session. */
  permit?: string;
  cost?: string;
}
