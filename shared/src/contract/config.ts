import { Type, type Static } from 'typebox';

const address = Type.Union([Type.String(), Type.Null()]);

/** The links of the header and footer; null: not configured (shown disabled, with the reason). */
export const Links = Type.Object({
  giftPortal: address,
  notePortal: address,
  reports: address,
  marketing: address,
  feedback: address,
  sendNote: address,
  sendGift: address,
  sendNomination: address,
});
export type Links = Static<typeof Links>;

/** Call 34: meta.json. */
export const Meta = Type.Object({ version: Type.String() });
export type Meta = Static<typeof Meta>;

/** config.json: the app's settings at run time. An empty host means the page's own origin. */
export const Config = Type.Object({
  version: Type.String(),
  /** The first twelve characters of the server's commit, with '+uncommitted' if there are uncommitted changes; missing: unknown. */
  commit: Type.Optional(Type.String()),
  apiHost: Type.String(),
  exportHost: Type.String(),
  accountHost: Type.String(),
  timeZone: Type.String(),
  phone: Type.String(),
  links: Links,
  /** Sign-in with the company's identity provider: the label and target of its button; missing: not configured. */
  signIn: Type.Optional(
    Type.Object({
      label: Type.String(),
      address: Type.String(),
      /** Whether everybody can also sign in with a password. */
      passwords: Type.Boolean(),
    }),
  ),
  /** The origin at which passkeys work; missing: passkeys are off. */
  passkeys: Type.Optional(Type.String()),
  /** Where people send a blind copy of their mail to customers (MAIL-19); missing: there is no mailbox. */
  mailbox: Type.Optional(Type.String()),
  /** Whether the page starts traces for its calls (TRACE-03). */
  traces: Type.Optional(Type.Boolean()),
  social: Type.Array(Type.Object({ label: Type.String(), url: Type.String() })),
});
export type Config = Static<typeof Config>;
