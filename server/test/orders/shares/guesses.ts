import { randomBytes } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Kinds of changes to a token of 43 characters; `at` varies the change. */
const CHANGES: readonly ((token: string, at: number) => string)[] = [
  () => randomBytes(32).toString('base64url'),
  // Two bits of the last character mean nothing: a comparison of decoded bytes would accept other characters.
  (token, at) => token.slice(0, 42) + LETTERS[(LETTERS.indexOf(token[42] ?? '') + 1 + (at % 63)) % 64],
  (token, at) => {
    const place = at % 43;
    const letter = LETTERS[(LETTERS.indexOf(token[place] ?? '') + 1 + (at % 63)) % 64];
    return token.slice(0, place) + letter + token.slice(place + 1);
  },
  (token, at) => token.slice(0, 1 + (at % 42)),
  (token, at) => token + LETTERS[at % 64],
  (token) => token.toUpperCase(),
  (token) => token.toLowerCase(),
  (token) => token.split('').toReversed().join(''),
  (token) => encodeURIComponent(`${token}=`),
  (token) => `${token}%20`,
  (token) => `%2E%2E%2F${token}`,
  (token) => encodeURIComponent(`${token}' OR '1'='1`),
  (_, at) => String(at),
  () => '%25',
];

/** A guess by somebody who knows a valid token and mustn't find another way to its page. */
export function guessOf(token: string, at: number): string {
  const change = CHANGES[at % CHANGES.length];
  const guess = change?.(token, Math.floor(at / CHANGES.length)) ?? '';
  return guess === token ? `${guess}A` : guess;
}
