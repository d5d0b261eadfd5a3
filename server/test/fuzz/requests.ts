import fc, { type Arbitrary } from 'fast-check';
import { calls } from '../everyCall.ts';
import { bodyBreaks, isRefused, textBreaks, type Texts } from './break.ts';
import type { Call } from './schema.ts';
import { valid, type Hints } from './valid.ts';

/** A request as it goes over the wire. */
export interface WireRequest {
  method: string;
  url: string;
  body?: string;
  contentType?: string;
  /** Sends an invalid token. */
  forged?: true;
}

interface Parts {
  params: Texts;
  query: Texts;
  body: unknown;
}

const INFINITE = 'this stands for 1e999';
/** JSON that can also contain 1e999; a lone surrogate is escaped, and __proto__ is a member like any other. */
const json = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) => (member === Infinity ? INFINITE : member)).replaceAll(
    `"${INFINITE}"`,
    '1e999',
  );

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
const textsOf = (members: unknown): Texts =>
  Object.fromEntries(
    Object.entries(members as object).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(textOf) : textOf(value),
    ]),
  );

function write({ method, path, body: schema }: Call, { params, query, body }: Parts): WireRequest {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const members = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) members.append(name, one);
  const search = members.toString();
  const url = search === '' ? filled : `${filled}?${search}`;
  return { method, url, ...(schema === undefined ? {} : { body: json(body) }) };
}

function parts({ params, querystring, body }: Call, hints: Hints): Arbitrary<Parts> {
  const texts = (schema: Call['params']): Arbitrary<Texts> =>
    schema === undefined ? fc.constant({}) : valid(schema, hints).map(textsOf);
  return fc.record({
    params: texts(params),
    query: texts(querystring),
    body: body === undefined ? fc.constant(undefined) : valid(body, hints),
  });
}

/** Requests that the contract allows; each parameter of the path has a value. */
export const validRequests = (call: Call, hints: Hints): Arbitrary<WireRequest> =>
  parts(call, hints)
    .filter(({ params }) => Object.values(params).every((text) => text !== '' && !/^\.+$/.test(String(text))))
    .map((all) => write(call, all));

const DEEP = 100_000;
/** Bodies that are JSON; some calls accept some of them. */
const ODD_BODIES = ['null', '[]', '"text"', '12', '{}', '{"a":1e999,"b":-1e999}'];
/** Bodies that aren't JSON, or JSON that no call accepts. */
const NO_BODIES = [
  '{',
  '{"a":1,}',
  "{'a':1}",
  'undefined',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '['.repeat(DEEP),
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
];

/** Methods that no call has at the path of this one. */
const otherMethods = ({ path }: Call) =>
  ['GET', 'PUT', 'DELETE'].filter((method) =>
    Object.values(calls).every((one) => one.path !== path || one.method !== method),
  );

/** Ways to break a request to any call. */
function wireBreaks(call: Call, request: WireRequest): WireRequest[] {
  const { body: schema } = call;
  const bodies =
    schema === undefined
      ? []
      : [...NO_BODIES, ...ODD_BODIES.filter((text) => isRefused(schema, JSON.parse(text)))];
  return [
    ...otherMethods(call).map((method) => ({ method, url: request.url })),
    { ...request, method: 'PATCH' },
    ...(call.secured === false ? [] : [{ ...request, forged: true } as const]),
    ...bodies.map((body) => ({ ...request, body })),
    ...(call.body === undefined
      ? []
      : ['text/xml', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'].map(
          (contentType) => ({
            ...request,
            contentType,
          }),
        )),
  ];
}

/** Requests that are wrong in one place: a value, an extra or missing member, the whole body, the method, or the token. */
export const invalidRequests = (call: Call, hints: Hints): Arbitrary<WireRequest> =>
  fc.tuple(parts(call, hints), fc.integer({ min: 0, max: 9 }), fc.nat()).map(([all, kind, choice]) => {
    const values = [
      ...(call.body === undefined
        ? []
        : bodyBreaks(call.body, all.body).map((change) => ({ ...all, body: change(all.body) }))),
      ...textBreaks(call.params ?? {}, all.params, 'path').map((params) => ({ ...all, params })),
      ...textBreaks(call.querystring ?? {}, all.query, 'query').map((query) => ({ ...all, query })),
    ];
    const wire = wireBreaks(call, write(call, all));
    const chosen = values[choice % Math.max(1, values.length)];
    return chosen === undefined || kind < 2
      ? (wire[choice % wire.length] ?? write(call, all))
      : write(call, chosen);
  });
