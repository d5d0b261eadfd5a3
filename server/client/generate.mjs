// @ts-check
// Writes the types of every call from the description of the compiled server: node generate.mjs <file>
import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { describeApi } from '../dist/http/apiDescription/document.js';
import { readCalls } from '../dist/http/calls.js';

/** What the types of all calls share. `Only` forbids the kinds of parameters that a call doesn't take. */
const HEAD = `// Generated from the OpenAPI description: pnpm --filter @galley/client generate

interface Nothing {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
}
type Only<Taken> = Taken & Omit<Nothing, keyof Taken>;
type Json<Value> = { "application/json": Value };
type Body<Content> = { content: Content };
type Answers<Content, Status extends keyof Refusals> = { 200: Body<Content> } & Pick<Refusals, Status>;
`;
const [, , file] = process.argv;
if (file === undefined) throw new Error('name the file to write');

/**
 * Omits the examples, which the description and its page have, and joins the texts about a call or a field into one.
 * @param {string} _key
 * @param {any} value
 */
function inShort(_key, value) {
  if (value?.schema !== undefined) return { ...value, example: undefined };
  if (value?.description !== undefined && value.default !== undefined)
    return {
      ...value,
      default: undefined,
      description: `${value.description} Default: ${JSON.stringify(value.default)}.`,
    };
  if (value?.operationId === undefined) return value;
  const { summary, description, 'x-number': number } = value;
  return { ...value, summary: undefined, description: `${summary} (call ${number}). ${description}` };
}

/** @typedef {ts.PropertySignature & { name: ts.StringLiteral | ts.NumericLiteral, type: ts.TypeNode }} Member */
const { factory } = ts;

/** @param {ts.Node | undefined} node @returns {Member[]} its members, except those of type `never` */
const membersOf = (node) =>
  [.../** @type {any} */ (node).members].filter(({ type }) => type.kind !== ts.SyntaxKind.NeverKeyword);
const literalOf = (/** @type {Member[]} */ members) => factory.createTypeLiteralNode(members);
const named = (/** @type {string} */ name, /** @type {ts.TypeNode[]} */ ...parts) =>
  factory.createTypeReferenceNode(name, parts);
const typed = (/** @type {Member} */ member, /** @type {ts.TypeNode} */ type) =>
  /** @type {Member} */ (
    factory.updatePropertySignature(member, undefined, member.name, member.questionToken, type)
  );

/** The content of a request or a response, by media type. @param {ts.TypeNode} body */
function contentOf(body) {
  const type = membersOf(body).find(({ name }) => name.text === 'content')?.type ?? literalOf([]);
  const [media, another] = membersOf(type);
  return media?.name.text === 'application/json' && another === undefined ? named('Json', media.type) : type;
}

/** The refusals of all calls, by status. @type {Map<string, Member>} */
const refusals = new Map();
/** The header Idempotency-Key, which repeatable writes take. @type {Member[]} */
let key = [];

/** @param {Member} place where parameters are sent, such as `header` */
function withKey(place) {
  const [header, another] = membersOf(place.type);
  if (header?.name.text !== 'Idempotency-Key' || another !== undefined) return place;
  key = [header];
  return typed(place, named('Repeatable'));
}

/** @type {Record<string, (type: ts.TypeNode) => ts.TypeNode>} */
const PARTS = {
  parameters(type) {
    const taken = membersOf(type).map(withKey);
    return taken.length === 0 ? named('Nothing') : named('Only', literalOf(taken));
  },
  requestBody: (type) => named('Body', contentOf(type)),
  responses(type) {
    const [done, ...refused] = membersOf(type).sort(({ type: one }) => (ts.isTypeLiteralNode(one) ? -1 : 0));
    for (const refusal of refused) refusals.set(refusal.name.text, refusal);
    const statuses = refused.map(({ name }) => factory.createLiteralTypeNode(name));
    return named('Answers', contentOf(done.type), factory.createUnionTypeNode(statuses));
  },
};
/** How to change each member of an interface, by the interface's name. @type {Record<string, (member: Member) => Member>} */
const CHANGES = {
  paths: (path) =>
    typed(path, literalOf(membersOf(path.type).filter(({ name }) => name.text !== 'parameters'))),
  operations: (call) =>
    typed(
      call,
      literalOf(
        membersOf(call.type).map((part) => typed(part, PARTS[part.name.text]?.(part.type) ?? part.type)),
      ),
    ),
};

// Without the server's version: the client's types change only when the calls do.
const description = JSON.stringify(
  describeApi({ version: '', isServed: () => true, ...(await readCalls()) }),
  inShort,
);
const types = await openapiTS(description, {
  alphabetize: true,
  // A request can omit fields that have a default.
  defaultNonNullable: false,
  emptyObjectsUnknown: true,
});
const shortened = types.map((node) => {
  if (!ts.isInterfaceDeclaration(node)) return node;
  const members = membersOf(node).map(CHANGES[node.name.text] ?? ((member) => member));
  return factory.createInterfaceDeclaration(node.modifiers, node.name, undefined, undefined, members);
});
const declared = (/** @type {string} */ name, /** @type {Iterable<Member>} */ members) =>
  factory.createInterfaceDeclaration(undefined, name, undefined, undefined, [...members]);
const once = [declared('Repeatable', key), declared('Refusals', refusals.values())];
writeFileSync(file, HEAD + astToString([...once, ...shortened]));
