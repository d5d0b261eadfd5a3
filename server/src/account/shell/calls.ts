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
    summary: 'Phone and links of header and footer',
    description: 'As they are shown now; until Operations set them, the server’s environment says.',
  },
  shellSettingsSave: {
    number: 171,
    method: 'POST',
    path: '/v1/settings/shell',
    body: ShellSettingsSave,
    response: ShellSettingsAnswer,
    tag: 'Settings',
    summary: 'Set phone and links',
    description: 'All of them, in place of the environment’s. They are part of /config.json from now on.',
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
    summary: 'Go back to the environment’s phone and links',
    description: 'What Operations have set is forgotten.',
    problems: [409],
    isWrite: true,
  },
} as const satisfies Record<string, Call>;

type SettingsCalls = typeof settingsCalls;
declare module '../../http/calls.ts' {
  interface Calls extends SettingsCalls {}
}
