import type { DialogKind, DialogProps, OpenDialog } from '@galley/shared/store';
import type { ComponentType } from 'react';
import type { LoadOptions, LoadResult } from '../loading/loader.ts';
import { loadPart } from '../loading/loadScreen.ts';
import type { RemoteName } from '../registry/remoteName.ts';
import { formOfKind } from './formOfKind.tsx';

export type FormKind = DialogKind;
export type FormComponent = ComponentType<{ dialog: OpenDialog; onClose: () => void }>;

interface Form {
  /** The remote that owns it. */
  remote: RemoteName;
  load: (options: LoadOptions) => Promise<LoadResult<FormComponent>>;
  /** What it is called where it can't be loaded. */
  title: string;
  /** It changes the address of its remote's list, so it goes when that screen is left. */
  isOfScreen?: true;
}

/** A form as it is exposed takes the dialogs of its own kind; the page has dialogs of every kind. */
const form = <Kind extends FormKind>(
  kind: Kind,
  title: string,
  remote: RemoteName,
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
  contact: form('contact', 'contact', 'contacts', (options) => loadPart('contacts', 'ContactForm', options)),
};

export const formKinds = Object.keys(FORMS) as FormKind[];
export const formOf = (kind: FormKind): Form => FORMS[kind];
