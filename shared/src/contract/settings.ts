import { Type, type Static } from 'typebox';
import { Exact } from './common.ts';
import { LINK_NAMES } from '../domain/shellRules.ts';
import { Links } from './config.ts';

/** Header and footer as they are shown now. */
export const ShellSettings = Type.Object({
  phone: Type.String(),
  links: Links,
  social: Type.Array(Type.Object({ label: Type.String(), url: Type.String() })),
  /** Set by Operations; else the server's environment says. */
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

export const settingsCalls = {
  shellSettings: { number: 170, method: 'GET', path: '/v1/settings/shell', response: ShellSettings },
  shellSettingsSave: {
    number: 171,
    method: 'POST',
    path: '/v1/settings/shell',
    body: ShellSettingsSave,
    response: ShellSettingsAnswer,
  },
  shellSettingsReset: {
    number: 172,
    method: 'DELETE',
    path: '/v1/settings/shell',
    querystring: Type.Object({ Version: Type.Optional(Type.Integer()) }),
    response: ShellSettingsAnswer,
  },
} as const;
