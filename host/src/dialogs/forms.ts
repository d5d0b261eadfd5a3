import type { DialogKind } from '@galley/shared/store';
import { loadPart } from '../federation/loadScreen.ts';
import type { RemoteName } from '../federation/remoteName.ts';
import { createScreenStore } from '../federation/screenStore.ts';

interface Form {
  /** The remote that owns it. */
  remote: RemoteName;
  /** What the remote exposes. */
  name: string;
  /** What it is called where it can't be loaded. */
  title: string;
}

/** The forms that any screen may open. */
const FORMS = {
  activity: { remote: 'activities', name: 'ActivityForm', title: 'activity' },
  'activity-search': { remote: 'activities', name: 'ActivitySearch', title: 'search' },
  'activity-snooze': { remote: 'activities', name: 'SnoozeForm', title: 'snooze' },
} satisfies Partial<Record<DialogKind, Form>>;

export type FormKind = keyof typeof FORMS;
export const formKinds = Object.keys(FORMS) as FormKind[];
export const formOf = (kind: FormKind): Form => FORMS[kind];

/** The forms of this page: `prefetch` one ahead, or show it with `DialogBoundary`. */
export const forms = createScreenStore<FormKind>((kind, options) => {
  const { remote, name } = FORMS[kind];
  return loadPart(remote, name, options);
});
