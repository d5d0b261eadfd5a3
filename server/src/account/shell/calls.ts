import { Type } from 'typebox';
import type { Call } from '../../http/calls.ts';
import { ShellSettings, ShellSettingsAnswer, ShellSettingsSave } from './contract.ts';

export * as settingsSchemas from './contract.ts';

export const settingsCalls = {
  shellSettings: {
    number: 170,
    method: 'GET',
    path: '/v1/settings/shell',
    response: ShellSettings,
    tag: 'Settings',
    summary: 'Phone number and links in the header and footer',
    description: 'As currently shown. Until Operations sets them, they come from the server’s environment.',
  },
  shellSettingsSave: {
    number: 171,
    method: 'POST',
    path: '/v1/settings/shell',
    body: ShellSettingsSave,
    response: ShellSettingsAnswer,
    tag: 'Settings',
    summary: 'Set phone number and links',
    description: 'Replaces all of them, overriding the environment. They appear in /config.json.',
    problems: [409, 422],
    isWrite: true,
  },
  shellSettingsReset: {
    number: 172,
    method: 'DELETE',
    path: '/v1/settings/shell',
    querystring: Type.Object({ Version: Type.Optional(Type.Integer()) }),
    response: ShellSettingsAnswer,
    tag: 'Settings',
    summary: 'Restore the environment’s phone number and links',
    description: 'Discards what Operations has set.',
    problems: [409],
    isWrite: true,
  },
} as const satisfies Record<string, Call>;

type SettingsCalls = typeof settingsCalls;
declare module '../../http/calls.ts' {
  interface Calls extends SettingsCalls {}
}
