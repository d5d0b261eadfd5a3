import type { ShellSettings, ShellSettingsSave } from '@galley/server/account/shell/contract';
import { LINK_LABELS, LINK_NAMES, shellFaults, type LinkName } from '@galley/server/account/rules/shellRules';
import type { Difference, FieldError } from '@galley/shared/form';
import type { NewChange } from '@galley/shared/http';
import { PEOPLE_KEY, SHELL_PATH } from './peopleCalls.ts';

/** The values of the form for header and footer. */
export interface ShellValues {
  phone: string;
  links: Record<LinkName, string>;
  /** One link per line: its label, a space, its address. */
  social: string;
  version: number | undefined;
}

const socialText = ({ social }: Pick<ShellSettings, 'social'>) =>
  social.map(({ label, url }) => `${label} ${url}`).join('\n');

export const initialValues = (settings: ShellSettings): ShellValues => ({
  phone: settings.phone,
  links: Object.fromEntries(
    LINK_NAMES.map((name) => [name, settings.links[name] ?? '']),
  ) as ShellValues['links'],
  social: socialText(settings),
  version: settings.Version,
});

/** The last word of a line is the address. */
const socialOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, label = '', url = line] = /^(.*)\s(\S+)$/.exec(line) ?? [];
      return { label: label.trim(), url };
    });

const payloadOf = ({ phone, links, social, version }: ShellValues): ShellSettingsSave => ({
  phone: phone.trim(),
  links,
  social: socialOf(social),
  ...(version === undefined ? {} : { Version: version }),
});

/** Maps a field of call 171 to a field of the form. */
export function fieldOf(field: string): 'phone' | 'social' | `links.${LinkName}` | undefined {
  if (field === 'phone') return field;
  if (field.startsWith('social')) return 'social';
  const name = LINK_NAMES.find((one) => field === `links.${one}`);
  return name === undefined ? undefined : `links.${name}`;
}

export const faultsOf = (values: ShellValues): FieldError[] => shellFaults(payloadOf(values));

export const shellChange = (values: ShellValues): NewChange => ({
  label: 'Links and Phone',
  record: 'setting/shell',
  call: { method: 'POST', path: SHELL_PATH, body: payloadOf(values) },
  refreshes: [PEOPLE_KEY],
});

export const differences = (mine: ShellValues, theirs: ShellValues): Difference[] =>
  [
    { label: 'Phone', mine: mine.phone, theirs: theirs.phone },
    ...LINK_NAMES.map((name) => ({
      label: LINK_LABELS[name],
      mine: mine.links[name],
      theirs: theirs.links[name],
    })),
    { label: 'Social Links', mine: mine.social, theirs: theirs.social },
  ].filter((one) => one.mine !== one.theirs);
