import { Type, type Static } from 'typebox';

/** Text of the characters that the standard allows (RFC 6749, appendix A). */
const text = (maxLength: number) => Type.Optional(Type.String({ maxLength, pattern: '^[ -~]*$' }));

/** The page to open after the sign-in: its path without the slash. */
export const OidcStartQuery = Type.Object({
  page: Type.Optional(Type.String({ maxLength: 40, pattern: '^[a-z-]+$' })),
});
export type OidcStartQuery = Static<typeof OidcStartQuery>;

/** What an identity provider appends to the callback URL; it may append more. */
export const OidcCallbackQuery = Type.Object({
  code: text(4096),
  state: text(200),
  iss: text(2000),
  error: text(200),
});
export type OidcCallbackQuery = Static<typeof OidcCallbackQuery>;

/** Back-channel logout; the identity provider may send more. */
export const OidcLogoutRequest = Type.Object({ logout_token: Type.String({ maxLength: 16_000 }) });
export type OidcLogoutRequest = Static<typeof OidcLogoutRequest>;

export const FORM_TYPE = 'application/x-www-form-urlencoded';
