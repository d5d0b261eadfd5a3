import { DOCS_STYLE } from './docsStyle.ts';
import { Html, html, inline, NOTHING } from '../html.ts';
import type { JsonSchema } from './jsonSchema.ts';
import type { Described, Media, Operation, Parameter, Refusal } from './described.ts';

const idOf = (text: string) => text.toLowerCase().replaceAll(/\W+/g, '-');
const nameIn = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

/** 'integer, from 0', 'one of "asc", "desc"', or a link to the schema. */
function typeText(schema: JsonSchema): Html {
  if (schema.$ref !== undefined)
    return html`<a href="#schema-${nameIn(schema.$ref)}">${nameIn(schema.$ref)}</a>`;
  if (schema.anyOf !== undefined) {
    return html`${schema.anyOf.map((one, index) => html`${index === 0 ? '' : ' or '}${typeText(one)}`)}`;
  }
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.type === 'array') return html`list of ${typeText(schema.items ?? {})}`;
  const limits = [
    ...(schema.minimum === undefined ? [] : [`from ${schema.minimum}`]),
    ...(schema.maxLength === undefined ? [] : [`at most ${schema.maxLength} characters`]),
    ...(schema.default === undefined ? [] : [`${JSON.stringify(schema.default)} unless sent`]),
  ];
  return html`${[schema.type ?? 'any value', ...limits].join(', ')}`;
}

const scrolling = (label: string, content: Html) =>
  html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">${content}</div>`;

interface Row {
  name: string;
  place: string;
  schema: JsonSchema;
  description: string;
}

const fieldTable = (label: string, rows: readonly Row[]) =>
  scrolling(
    label,
    html`<table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ name, place, schema, description }) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td class="type">${place}${typeText(schema)}</td>
              <td>${inline(description)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`,
  );

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Row[] {
  return Object.entries(properties).map(([name, { description = '', ...schema }]) => ({
    name,
    place: required.includes(name) ? 'required, ' : '',
    schema,
    description,
  }));
}

const rowOf = ({ name, in: place, required, schema, description = '' }: Parameter): Row => ({
  name,
  place: `${place}, ${required ? 'required, ' : ''}`,
  schema,
  description,
});

function body(title: string, of: string, [type, media]: [string, Media]): Html {
  const { schema, example } = media;
  const fields =
    schema.properties === undefined
      ? html`<p>${typeText(schema)}</p>`
      : fieldTable(`${title} ${of}`, fieldsOf(schema));
  const shown =
    example === undefined
      ? NOTHING
      : html`<details>
          <summary>Example</summary>
          <pre>${typeof example === 'string' ? example : JSON.stringify(example, null, 2)}</pre>
        </details>`;
  return html`<h4>${title} <code>${type}</code></h4>
    ${fields}${shown}`;
}

interface Placed extends Operation {
  method: string;
  path: string;
}

function operation(placed: Placed, refusals: Readonly<Record<string, Refusal>>): Html {
  const {
    operationId,
    'x-number': number,
    method,
    path,
    summary,
    description,
    security,
    parameters = [],
    requestBody,
    responses,
  } = placed;
  const { 200: done, ...others } = responses;
  const sent = Object.entries(requestBody?.content ?? {});
  const answered = Object.entries(done?.content ?? {})[0];
  const refused = Object.entries(others).map(([status, one]) => {
    const { description: why = '' } = refusals[nameIn(one.$ref ?? '')] ?? {};
    return html`<tr>
      <th scope="row">${status}</th>
      <td>${inline(why)}</td>
    </tr>`;
  });
  return html`<article id="${operationId}" aria-labelledby="${operationId}-title">
    <h3 id="${operationId}-title">${summary} (call ${number})</h3>
    <p class="call"><code>${method.toUpperCase()} ${path}</code></p>
    <p>${inline(description)}${security.length === 0 ? ' Needs no token.' : ''}</p>
    ${
      parameters.length === 0
        ? NOTHING
        : html`<h4>Parameters</h4>
            ${fieldTable(`Parameters of ${operationId}`, parameters.map(rowOf))}`
    }
    ${sent.map((media) => body('Body', `of ${operationId}`, media))}
    ${answered === undefined ? NOTHING : body('Response', `of ${operationId}`, answered)}
    <details>
      <summary>Errors</summary>
      <table>
        <tbody>
          ${refused}
        </tbody>
      </table>
    </details>
  </article>`;
}

const schemaArticle = ([name, schema]: [string, JsonSchema]) =>
  html`<article id="schema-${name}">
    <h3>${name}</h3>
    ${fieldTable(`Fields of ${name}`, fieldsOf(schema))}
  </article>`;

/** Unformatted, because its hash includes whitespace. */
const STYLE = new Html(`<style>${DOCS_STYLE}</style>`);

/** The document as a page without scripts. */
export function renderDocs({ info, tags, paths, components }: Described): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): Placed => ({ ...one, method, path })),
  );
  const sections = tags.map(({ name, description }) => ({
    name,
    description,
    all: operations.filter((one) => one.tags.includes(name)),
  }));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title} API ${info.version}</title>
        ${STYLE}
      </head>
      <body>
        <header>
          <h1>${info.title} API ${info.version}</h1>
          <p><a href="/v1/openapi.json">openapi.json</a>, for generating clients</p>
        </header>
        <div class="page">
          <nav aria-label="Calls">
            <ul>
              ${sections.map(
                ({ name, all }) =>
                  html`<li>
                    <details>
                      <summary>${name}</summary>
                      <ul>
                        ${all.map(
                          ({ operationId, summary }) =>
                            html`<li><a href="#${operationId}">${summary}</a></li>`,
                        )}
                      </ul>
                    </details>
                  </li>`,
              )}
              <li><a href="#schemas">Schemas</a></li>
            </ul>
          </nav>
          <main>
            <article>
              ${info.description.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`)}
            </article>
            ${sections.map(
              ({ name, description, all }) =>
                html`<h2 id="${idOf(name)}">${name}</h2>
                  <p>${inline(description)}</p>
                  ${all.map((one) => operation(one, components.responses))}`,
            )}
            <h2 id="schemas">Schemas</h2>
            ${Object.entries(components.schemas).map(schemaArticle)}
          </main>
        </div>
      </body>
    </html> `.markup;
}
