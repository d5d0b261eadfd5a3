import type { DialogKind } from '@galley/shared/store';
import type { RemoteName } from '../federation/remoteName.ts';

interface Form {
  /** The remote that owns it. */
  remote: RemoteName;
  /** What the remote exposes. */
  name: string;
  /** What it is called where it can't be loaded. */
  title: string;
  /** It changes the address of its remote's list, so it goes when that screen is left. */
  isOfScreen?: true;
}

/** The forms that any screen may open. */
const FORMS = {
  activity: { remote: 'activities', name: 'ActivityForm', title: 'activity' },
  'activity-search': { remote: 'activities', name: 'ActivitySearch', title: 'search', isOfScreen: true },
  'activity-snooze': { remote: 'activities', name: 'SnoozeForm', title: 'snooze' },
  prospect: { remote: 'companies', name: 'ProspectForm', title: 'prospect' },
  shipping: { remote: 'companies', name: 'ShippingForm', title: 'shipping address' },
  'company-spend': { remote: 'companies', name: 'SpendDetails', title: 'spend' },
  'order-search': { remote: 'orders', name: 'OrderSearch', title: 'search', isOfScreen: true },
  contact: { remote: 'contacts', name: 'ContactForm', title: 'contact' },
} satisfies Partial<Record<DialogKind, Form>>;

export type FormKind = keyof typeof FORMS;
export const formKinds = Object.keys(FORMS) as FormKind[];
export const formOf = (kind: FormKind): Form => FORMS[kind];
