import { calls } from '@galley/shared/contract/calls';
import { Problem } from '@galley/shared/contract/common';

/** The schema of an object that a caller sends. */
interface Sent {
  properties?: Record<string, object>;
  required?: string[] | undefined;
}

interface Call {
  number: number;
  method: string;
  path: string;
  body?: object;
  querystring?: Sent;
  params?: { properties?: Record<string, object> };
  headers?: { properties?: Record<string, object> };
  response: object;
  /** Media types of an answer that is not JSON. */
  produces?: readonly string[];
  secured?: boolean;
}

const parametersOf = (
  place: 'path' | 'query' | 'header',
  properties: Record<string, object> = {},
  required: readonly string[] = [],
) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));

const content = (schema: object, types: readonly string[] = ['application/json']) => ({
  content: Object.fromEntries(types.map((type) => [type, { schema }])),
});

/** What a caller has to send: what has a default is filled in before it is validated, and may be left out. */
const neededOf = ({ properties = {}, required = [] }: Sent): string[] =>
  required.filter((name) => !('default' in (properties[name] ?? {})));

const bodyOf = (schema: object): object =>
  'properties' in schema ? { ...schema, required: neededOf(schema as Sent) } : schema;

function operationOf(name: string, call: Call, isServed: boolean) {
  return {
    operationId: name,
    summary: `Call ${call.number}`,
    ...(isServed ? {} : { 'x-status': 'planned' }),
    security: call.secured === false ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf('path', call.params?.properties),
      ...parametersOf('query', call.querystring?.properties, neededOf(call.querystring ?? {})),
      ...parametersOf('header', call.headers?.properties),
    ],
    ...(call.body === undefined ? {} : { requestBody: { required: true, ...content(bodyOf(call.body)) } }),
    responses: {
      200: { description: 'Done', ...content(call.response, call.produces) },
      default: {
        description: 'A problem (RFC 9457)',
        ...content({ $ref: '#/components/schemas/Problem' }, ['application/problem+json']),
      },
    },
  };
}

/**
 * The OpenAPI 3.1 description of every call of the contract (HTTP-04).
 * @param isServed whether this server has a route for the call; the others are marked as planned
 */
export function describeApi(version: string, isServed: (method: string, path: string) => boolean): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operationOf(name, call, isServed(call.method, call.path)),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Galley', version },
    paths,
    components: {
      schemas: { Problem },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
