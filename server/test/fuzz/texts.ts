/** Texts that a careless program takes for something else: SQL, LIKE patterns, markup, formulas, paths, templates. */
export const HOSTILE_TEXTS = [
  "'; DROP TABLE company; --",
  "' OR '1'='1",
  '"quoted" and \'quoted\'',
  '100%',
  '%_%',
  '_',
  String.raw`\ and \\ and \' and \n`,
  '$1 ${x} {{x}} %s %d',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("https://evil.example")',
  '../../etc/passwd',
  'javascript:alert(1)',
  '\r\nSet-Cookie: a=b',
  '\u202Ereversed\u202C \u200B zero width',
  'İıſß Ａ ﬁ 𝒳 👩‍👩‍👧 e\u0301',
  '٣ ３ Ⅷ',
  '   ',
  'null',
  '__proto__',
  'constructor',
] as const;

export const NUL = 'a\0b';
export const LONE_SURROGATE = 'a\uD800b';
export const LONG = 'x'.repeat(65_536);

/** Dates in a valid format that don't exist, and some in other formats. */
export const INVALID_DATES = [
  '2026-02-30',
  '2026-02-30T00:00:00',
  '2026-13-01',
  '2026-00-10',
  '300000-01-01',
  '+300000-01-01T00:00:00',
  '2026-1-1',
  '2026-01-01T00:00:00Z',
  'tomorrow',
  '2026-01-01T25:61:61',
] as const;
