/** The part of JSON Schema that the contract's requests use. */
export interface Schema {
  type?: string;
  const?: unknown;
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  default?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
}

/** The part of a call that describes its requests. */
export interface Call {
  method: string;
  path: string;
  body?: Schema;
  querystring?: Schema;
  params?: Schema;
  secured?: boolean;
}

const DATE_PATTERN = String.raw`^\d{4}-\d{2}-\d{2}`;
export const isDate = ({ pattern }: Schema): boolean => pattern?.startsWith(DATE_PATTERN) === true;
