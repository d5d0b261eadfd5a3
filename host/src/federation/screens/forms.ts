import type { Dialog, DialogKind, DialogProps, OpenDialog } from '@galley/shared/store';
import type { ComponentType } from 'react';
import type { LoadOptions, LoadResult } from '../loading/loader.ts';
import { loadAction, loadPart } from '../loading/loadScreen.ts';
import { formOfKind } from './formOfKind.tsx';

/** The forms that the host knows by their kinds. */
export type FormKind = Exclude<DialogKind, 'record-action'>;
/** A form as this page keeps it: by its kind, or `my-day/VisitForm` for one that a release offers on records. */
export type FormName = FormKind | `${string}/${string}`;
export type FormComponent = ComponentType<{ dialog: OpenDialog; onClose: () => void }>;

interface Form {
  /** The remote that owns it. */
  remote: string;
  load: (options: LoadOptions) => Promise<LoadResult<FormComponent>>;
  /** What it is called where it can't be loaded. */
  title: string;
  /** It changes the address of its remote's list, so it goes when that screen is left. */
  isOfScreen?: true;
}

/** A form as it is exposed takes the dialogs of its own kind; the page has dialogs of every kind. */
const form = <Kind extends DialogKind>(
  kind: Kind,
  title: string,
  remote: string,
  load: (options: LoadOptions) => Promise<LoadResult<ComponentType<DialogProps<Kind>>>>,
): Form => ({
  remote,
  title,
  async load(options) {
    const result = await load(options);
    return result.ok ? { ...result, Component: formOfKind(kind, result.Component) } : result;
  },
});

/** The forms that any screen may open. */
const FORMS: Record<FormKind, Form> = {
  activity: form('activity', 'activity', 'activities', (options) =>
    loadPart('activities', 'ActivityForm', options),
  ),
  'activity-search': {
    ...form('activity-search', 'search', 'activities', (options) =>
      loadPart('activities', 'ActivitySearch', options),
    ),
    isOfScreen: true,
  },
  'activity-snooze': form('activity-snooze', 'snooze', 'activities', (options) =>
    loadPart('activities', 'SnoozeForm', options),
  ),
  'activities-bulk': form('activities-bulk', 'form', 'activities', (options) =>
    loadPart('activities', 'BulkForm', options),
  ),
  prospect: form('prospect', 'prospect', 'companies', (options) =>
    loadPart('companies', 'ProspectForm', options),
  ),
  shipping: form('shipping', 'shipping address', 'companies', (options) =>
    loadPart('companies', 'ShippingForm', options),
  ),
  'company-spend': form('company-spend', 'spend', 'companies', (options) =>
    loadPart('companies', 'SpendDetails', options),
  ),
  'prospects-assign': form('prospects-assign', 'form', 'companies', (options) =>
    loadPart('companies', 'AssignForm', options),
  ),
  'order-search': {
    ...form('order-search', 'search', 'orders', (options) => loadPart('orders', 'OrderSearch', options)),
    isOfScreen: true,
  },
  reorders: form('reorders', 'reorders', 'orders', (options) => loadPart('orders', 'Reorders', options)),
  'order-share': form('order-share', 'links', 'orders', (options) =>
    loadPart('orders', 'ShareLinks', options),
  ),
  contact: form('contact', 'contact', 'contacts', (options) => loadPart('contacts', 'ContactForm', options)),
  'contact-merge': form('contact-merge', 'merge', 'contacts', (options) =>
    loadPart('contacts', 'MergeContacts', options),
  ),
};

export const formKinds = Object.keys(FORMS) as FormKind[];

/** What a dialog shows. */
export const formNameOf = (dialog: Dialog): FormName =>
  dialog.kind === 'record-action' ? `${dialog.remote}/${dialog.module.slice('./'.length)}` : dialog.kind;

const isKind = (name: FormName): name is FormKind => Object.hasOwn(FORMS, name);

export function formOf(name: FormName): Form {
  if (isKind(name)) return FORMS[name];
  const [remote = '', module = ''] = name.split('/');
  return form('record-action', remote, remote, (options) => loadAction(remote, module, options));
}
