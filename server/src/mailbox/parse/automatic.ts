import type { HeaderLines } from 'mailparser';

/** By what programs say that no person has written a message (RFC 3834, and what is older than that). */
const SIGNS: readonly (readonly [key: string, pattern: RegExp])[] = [
  ['auto-submitted', /^(?!\s*no\b)./i],
  ['precedence', /\b(bulk|junk|list|auto_reply)\b/i],
  ['x-autoreply', /./],
  ['x-autorespond', /./],
  ['list-id', /./],
  ['return-path', /^\s*<>\s*$/],
  ['content-type', /^\s*multipart\/report\b/i],
];

/** Why no person has written a message, as its header says it; empty: one has. */
export function automaticReason(lines: HeaderLines): string {
  const sign = SIGNS.find(([key, pattern]) =>
    lines.some((one) => one.key === key && pattern.test(one.line.slice(one.line.indexOf(':') + 1).trim())),
  );
  return sign?.[0] ?? '';
}
