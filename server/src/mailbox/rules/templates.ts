/** The fields that a template can use, in braces: `{ship date}`. */
export const TEMPLATE_FIELDS = [
  'name',
  'first name',
  'company',
  'product',
  'order',
  'ship date',
  'proof link',
  'po',
  'job ref',
  'tracking',
  'my name',
] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];

export const TEMPLATE_LENGTHS = { name: 100, subject: 300, body: 10_000 } as const;

export type TemplateValues = Readonly<Record<TemplateField, string>>;

const BRACES = /\{([^{}\n]{1,40})\}/g;

const fieldOf = (text: string): TemplateField | undefined => {
  const name = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return TEMPLATE_FIELDS.find((field) => field === name);
};

/**
 * Fills a template from a record (MAIL-20). An empty field becomes its name in brackets, such as `[ship date]`, and is listed in `empty`;
 * unknown fields stay as they are.
 */
export function fillTemplate(
  template: string,
  values: TemplateValues,
): { text: string; empty: TemplateField[] } {
  const empty = new Set<TemplateField>();
  const text = template.replaceAll(BRACES, (written: string, inner: string) => {
    const field = fieldOf(inner);
    if (field === undefined) return written;
    if (values[field] !== '') return values[field];
    empty.add(field);
    return `[${field}]`;
  });
  return { text, empty: [...empty] };
}

/** Unknown fields in braces, such as `{shipdate}`. */
export const unknownFields = (template: string): string[] => [
  ...new Set(
    [...template.matchAll(BRACES)]
      .map(([, inner = '']) => inner)
      .filter((inner) => fieldOf(inner) === undefined),
  ),
];

interface MailTo {
  To: string;
  Bcc: string;
  Subject: string;
  Body: string;
}

/** Email programs and browsers don't accept longer links. */
export const LINK_LENGTH = 8_000;

/** A mailto link that opens a message in the person's own email program; without the text if the link would be too long. */
export function mailLink({ To, Bcc, Subject, Body }: MailTo): string {
  const link = (text: string): string => {
    const parts = [
      ...(Bcc === '' ? [] : [`bcc=${encodeURIComponent(Bcc).replaceAll('%40', '@')}`]),
      ...(Subject === '' ? [] : [`subject=${encodeURIComponent(Subject)}`]),
      ...(text === '' ? [] : [`body=${encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'))}`]),
    ];
    const address = `mailto:${encodeURIComponent(To.trim()).replaceAll('%40', '@')}`;
    return parts.length === 0 ? address : `${address}?${parts.join('&')}`;
  };
  const whole = link(Body);
  return whole.length <= LINK_LENGTH ? whole : link('');
}
