// The package has no types of its own.
declare module 'html-to-text' {
  interface Builder {
    addInline: (text: string) => void;
  }
  interface Element {
    children: unknown;
  }
  type Formatter = (
    element: Element,
    walk: (children: unknown, builder: Builder) => void,
    builder: Builder,
  ) => void;
  interface Options {
    wordwrap?: number | false;
    limits?: { maxDepth?: number };
    formatters?: Record<string, Formatter>;
    selectors?: { selector: string; format?: string; options?: Record<string, unknown> }[];
  }
  export function htmlToText(html: string, options?: Options): string;
}
