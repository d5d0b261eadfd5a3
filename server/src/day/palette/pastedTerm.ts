/** Characters around a pasted name, number or address. */
const SCHEME = /^(?:tel|mailto|sms|callto):/i;
const IN_ANGLES = /<([^<>\s@]+@[^<>\s@]+)>/;
const AROUND = /^["'“”„«»‘’\s<(]+|["'“”„«»‘’\s>,;)]+$/g;
/** An extension after a number: 'x12', 'ext. 12', '#12', or ';ext=12' in a tel: address. */
const EXTENSION = /\s*(?:[;,]?\s*ext(?:ension)?\.?\s*=?|x|#)\s*\d{1,6}$/i;
/** A number in any notation, without its extension. */
const NUMBER = /^[\d\s()+./-]+$/;

/** A pasted search term, normalized. */
export interface PastedTerm {
  /** Without surrounding characters. */
  term: string;
  /** The name with its first part moved to the end: 'Bleed, Alex' becomes Alex Bleed; undefined if it has only one part. */
  swapped: string | undefined;
  /** Whether it's a phone number, or part of one. */
  isNumber: boolean;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Turns 'Bleed, Alex' and 'Bleed Alex' into 'Alex Bleed'. */
function swap(name: string): string | undefined {
  const [, last, first] = /^([^\s,]+),?\s+([^,]+)$/.exec(name) ?? [];
  return last === undefined || first === undefined ? undefined : `${first.trim()} ${last}`;
}

/** Parses a term of the palette (PAL-13). */
export function readPasted(text: string): PastedTerm {
  const trimmed = text.trim();
  const plain = SCHEME.test(trimmed) ? decoded(trimmed.replace(SCHEME, '').replace(/\?.*$/, '')) : trimmed;
  const [, address] = IN_ANGLES.exec(plain) ?? [];
  if (address !== undefined) return { term: address, swapped: undefined, isNumber: false };
  const number = plain.replace(EXTENSION, '').trim();
  if (NUMBER.test(number) && /\d/.test(number)) return { term: number, swapped: undefined, isNumber: true };
  // A term without letters and digits is used as it is.
  const term = plain.replaceAll(AROUND, '') || plain;
  return { term, swapped: swap(term), isNumber: false };
}
