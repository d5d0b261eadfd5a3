import { mailtoOf, recordActions } from '@galley/shared/host';
import type { FoundAction, FoundRecord } from '@galley/server/day/rules/found';
import { notify, telOf } from '@galley/shared/ui';
import { openActivity } from '../dialogs/openRecordDialogs.ts';
import type { Result } from './result.ts';

/** Dials a number; nothing without one. */
const call = (number: string): Result[] =>
  number === ''
    ? []
    : [
        {
          key: `call ${number}`,
          label: `Call ${number}`,
          run: () => globalThis.location.assign(telOf(number)),
        },
      ];

/** Starts an email; nothing without an address. */
const writeTo = (email: string): Result[] =>
  email === ''
    ? []
    : [
        {
          key: 'email',
          label: `Write to ${email}`,
          run: () => globalThis.location.assign(mailtoOf(email)),
        },
        copy(email, 'email'),
      ];

/** @param what the kind of text: 'email' */
const copy = (text: string, what: string): Result => ({
  key: `copy ${what}`,
  label: `Copy ${what} ${text}`,
  run: () =>
    void navigator.clipboard.writeText(text).then(
      () => notify.success(`Copied ${text}`),
      () => notify.failure(`Failed to copy ${text}`),
    ),
});

function actionOf(action: FoundAction): Result[] {
  if ('call' in action) return call(action.call);
  if ('writeTo' in action) return writeTo(action.writeTo);
  if ('copy' in action) return [copy(action.copy, action.what)];
  if ('url' in action) return [action];
  return [
    {
      key: 'add-activity',
      label: 'Add Activity',
      run: () => openActivity({ ...action.addActivity, ID: 0 }),
    },
  ];
}

/** A found record with Galley's actions and those of remotes' releases (TEAM-13, TEAM-23). */
export function resultOf({ record, opens, actions, ...found }: FoundRecord): Result {
  const offered = recordActions(record).map(({ key, label, onChoose }) => ({ key, label, run: onChoose }));
  return {
    ...found,
    ...('url' in opens ? opens : { run: () => openActivity(opens.activity) }),
    actions: [...actions.flatMap(actionOf), ...offered],
  };
}
