/** Symbols and words around an amount. */
const AROUND = /[$€£\s\u00A0]|usd/gi;

/**
 * Parses a number as people and programs write it: 1,200 · $1,234.50 · 1.234,50 · 1234,5 · (12.00). A single comma before three digits
 * separates thousands; a single point is a decimal point. Anything ambiguous stays text, and its field is refused.
 */
export function numberOf(text: string): number | string {
  const bare = text.replaceAll(AROUND, '');
  const isNegative = /^\(.+\)$/.test(bare) || bare.startsWith('-');
  const plain = bare.replaceAll(/[()]/g, '').replace(/^[-+]/, '');
  const value = unsigned(plain);
  if (value === undefined) return text;
  return isNegative ? -value : value;
}

function unsigned(plain: string): number | undefined {
  if (/^\d+(\.\d+)?$/.test(plain)) return Number(plain);
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
  // Thousands have three digits, so one or two digits after a comma are cents.
  if (/^\d+,\d{1,2}$/.test(plain)) return Number(plain.replace(',', '.'));
  return undefined;
}
