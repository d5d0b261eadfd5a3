import type { HeaderLines } from 'mailparser';

/** Headers that mark a message as sent by a program (RFC 3834 and older conventions). */
const SIGNS: readonly (readonly [key: string, pattern: RegExp])[] = [
  ['auto-submitted', /^(?!\s*no\b)./i],
  ['precedence', /\b(bulk|junk|list|auto_reply)\b/i],
  ['x-autoreply', /./],
  ['x-autorespond', /./],
  ['list-id', /./],
  ['return-path', /^\s*<>\s*$/],
  ['content-type', /^\s*multipart\/report\b/i],
];

/** The header that marks a message as sent by a program; empty: a person wrote it. */
export function automaticReason(lines: HeaderLines): string {
  const sign = SIGNS.find(([key, pattern]) =>
    lines.some((one) => one.key === key && pattern.test(one.line.slice(one.line.indexOf(':') + 1).trim())),
  );
  return sign?.[0] ?? '';
}
