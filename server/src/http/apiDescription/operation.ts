import { NDJSON_TYPE } from '../../exchange/feed/contract.ts';
import type { componentsOf } from './components.ts';
import type { Answer, Operation, Parameter } from './described.ts';
import { exampleOf } from './examples.ts';
import type { DescribedCall as Call, JsonSchema } from './jsonSchema.ts';
import { MEMBERS } from './members.ts';
import { problemName } from './problems.ts';

type Components = ReturnType<typeof componentsOf>;

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat with the same key within 24 hours gets the first response and changes nothing.',
  schema: { type: 'string', maxLength: 200 },
  example: '0d7e4f0a-5f0b-4c61-9a55-0f6d3b1c2e90',
};

const PLACES = { path: 'params', query: 'querystring', header: 'headers' } as const;

function parametersIn(place: keyof typeof PLACES, call: Call, { inline }: Components): Parameter[] {
  const schema: JsonSchema | undefined = call[PLACES[place]];
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = inline(schema, 'sent');
  const given = place === 'header' ? {} : { ...call.example?.[place === 'path' ? 'params' : 'query'] };
  return Object.entries(properties).map(([name, { description, ...written }]) => {
    const example =
      (given as Record<string, unknown>)[name] ?? exampleOf(schema.properties?.[name] ?? {}, name);
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: written,
      // An example of null would become the text 'null' in the address.
      ...(example === null || MEMBERS[name]?.example === null ? {} : { example }),
    };
  });
}

/** A list as NDJSON, one record per line. */
const streamOf = (example: unknown): string =>
  [example]
    .flat()
    .map((record) => `${JSON.stringify(record)}\n`)
    .join('');

function requestBody(call: Call, { inline }: Components): Pick<Operation, 'requestBody'> {
  if (call.uploads === true)
    return {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    };
  if (call.body === undefined) return {};
  const example = call.example?.body ?? exampleOf(call.body);
  return {
    requestBody: {
      required: true,
      content: Object.fromEntries(
        (call.consumes ?? ['application/json']).map((type) => [
          type,
          // A stream has no schema as a whole; each record has one.
          type !== NDJSON_TYPE
            ? { schema: inline(call.body ?? {}, 'sent'), example }
            : { schema: { type: 'string' }, example: streamOf(example) },
        ]),
      ),
    },
  };
}

/** Whether the body is streamed, in which case a silent sender gets 408. */
const isStreamed = ({ uploads = false, consumes = [] }: Call): boolean => uploads || consumes.length > 1;

/** Every status from 400 to 499 that the call can return. */
function problemsOf(call: Call): number[] {
  const { problems = [], isWrite = false, cost } = call;
  const isSecured = call.secured !== false;
  return [
    400,
    ...(isSecured ? [401, 403] : []),
    ...(call.params === undefined ? [] : [414]),
    ...(call.body === undefined ? [] : [413, 415]),
    ...(isStreamed(call) ? [408, 413] : []),
    ...(isWrite ? [422] : []),
    ...(cost === undefined ? [] : [429]),
    ...problems,
  ]
    .filter((status, index, all) => all.indexOf(status) === index)
    .sort((one, other) => one - other);
}

function responses(call: Call, { refer }: Components): Record<string, Answer> {
  const example = call.example?.response ?? exampleOf(call.response);
  const schema = refer(call.response, 'answered');
  const media = call.produces === undefined ? { schema, example } : { schema };
  const content = Object.fromEntries((call.produces ?? ['application/json']).map((type) => [type, media]));
  return {
    200: { description: 'Done.', content },
    ...Object.fromEntries(
      problemsOf(call).map((status) => [status, { $ref: `#/components/responses/${problemName(status)}` }]),
    ),
    '5XX': { $ref: `#/components/responses/${problemName(503)}` },
  };
}

function securityOf({ secured, permit, takesTicket = false }: Call): object[] {
  if (secured === false) return [];
  if (permit === 'service') return [{ serviceToken: [] }];
  return [
    { bearer: [] },
    ...(permit === 'either' ? [{ serviceToken: [] }] : []),
    ...(takesTicket ? [{ ticket: [] }] : []),
  ];
}

/** The OpenAPI description of a call. */
export function operationOf(name: string, call: Call, parts: Components): Operation {
  const parameters = [
    ...parametersIn('path', call, parts),
    ...parametersIn('query', call, parts),
    ...parametersIn('header', call, parts),
    ...(call.isWrite === true ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    operationId: name,
    'x-number': call.number,
    tags: [call.tag],
    summary: call.summary,
    description: call.description,
    security: securityOf(call),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...requestBody(call, parts),
    responses: responses(call, parts),
  };
}
