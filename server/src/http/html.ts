const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe markup. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | readonly Part[];

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(markupOf).join('');
  return String(part).replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A template of markup that escapes every value that isn't markup itself. */
export const html = (texts: TemplateStringsArray, ...values: Part[]): Html =>
  new Html(
    texts.map((text, index) => text + (index < values.length ? markupOf(values[index] ?? '') : '')).join(''),
  );

export const NOTHING = new Html('');

const INLINE = /\*\*(.+?)\*\*|`(.+?)`/g;

/** Renders `code` and **strong** in a text. */
export function inline(text: string): Html {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: whole, 1: strong, 2: code, index } of text.matchAll(INLINE)) {
    parts.push(
      text.slice(end, index),
      strong === undefined ? html`<code>${code ?? ''}</code>` : html`<strong>${strong}</strong>`,
    );
    end = index + whole.length;
  }
  return html`${parts}${text.slice(end)}`;
}
