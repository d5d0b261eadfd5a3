import { Type, type Static } from 'typebox';
import { Exact } from '@galley/shared/contract/common';
import { LINK_NAMES } from '../rules/shellRules.ts';
import { Links } from '@galley/shared/contract/config';

/** The current header and footer. */
export const ShellSettings = Type.Object({
  phone: Type.String(),
  links: Links,
  social: Type.Array(Type.Object({ label: Type.String(), url: Type.String() })),
  /** Set by Operations; otherwise from the server's environment. */
  IsStored: Type.Boolean(),
  Version: Type.Integer(),
});
export type ShellSettings = Static<typeof ShellSettings>;

const Address = Type.Union([Type.String({ maxLength: 2000 }), Type.Null()]);

/** Call 171. Null or empty: not shown. */
export const ShellSettingsSave = Exact({
  phone: Type.String({ maxLength: 50 }),
  links: Type.Unsafe<Links>(Exact(Object.fromEntries(LINK_NAMES.map((name) => [name, Address])))),
  social: Type.Array(
    Exact({ label: Type.String({ maxLength: 80 }), url: Type.String({ maxLength: 2000 }) }),
    { maxItems: 20 },
  ),
  Version: Type.Optional(Type.Integer()),
});
export type ShellSettingsSave = Static<typeof ShellSettingsSave>;

export const ShellSettingsAnswer = Type.Object({ Success: Type.Boolean(), Settings: ShellSettings });
export type ShellSettingsAnswer = Static<typeof ShellSettingsAnswer>;
