import type { JsonSchema } from './jsonSchema.ts';

/** The parts of an OpenAPI document that the page shows. */
export interface Described {
  info: { title: string; version: string; description: string };
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Record<string, Operation>>>;
  components: { schemas: Record<string, JsonSchema>; responses: Readonly<Record<string, Refusal>> };
}

export interface Operation {
  operationId: string;
  /** The call's number; descriptions of other calls refer to it. */
  'x-number': number;
  tags: readonly string[];
  summary: string;
  description: string;
  /** Empty: no token is needed. */
  security: readonly object[];
  parameters?: readonly Parameter[];
  requestBody?: { required: true; content: Record<string, Media> };
  responses: Readonly<Record<string, Answer>>;
}

export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface Media {
  schema: JsonSchema;
  example?: unknown;
}

export interface Answer {
  description?: string;
  content?: Record<string, Media>;
  $ref?: string;
}

export interface Refusal {
  description: string;
}
