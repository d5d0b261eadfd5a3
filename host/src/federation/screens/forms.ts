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
async function ofKind<Kind extends FormKind>(
  kind: Kind,
  loading: Promise<LoadResult<ComponentType<DialogProps<Kind>>>>,
): Promise<LoadResult<FormComponent>> {
  const result = await loading;
  return result.ok ? { ...result, Component: formOfKind(kind, result.Component) } : result;
}

/** The forms that any screen may open. */
const FORMS: Record<FormKind, Form> = {
  activity: {
    remote: 'activities',
    load: (options) => ofKind('activity', loadPart('activities', 'ActivityForm', options)),
    title: 'activity',
  },
  'activity-search': {
    remote: 'activities',
    load: (options) => ofKind('activity-search', loadPart('activities', 'ActivitySearch', options)),
    title: 'search',
    isOfScreen: true,
  },
  'activity-snooze': {
    remote: 'activities',
    load: (options) => ofKind('activity-snooze', loadPart('activities', 'SnoozeForm', options)),
    title: 'snooze',
  },
  'activities-bulk': {
    remote: 'activities',
    load: (options) => ofKind('activities-bulk', loadPart('activities', 'BulkForm', options)),
    title: 'form',
  },
  prospect: {
    remote: 'companies',
    load: (options) => ofKind('prospect', loadPart('companies', 'ProspectForm', options)),
    title: 'prospect',
  },
  shipping: {
    remote: 'companies',
    load: (options) => ofKind('shipping', loadPart('companies', 'ShippingForm', options)),
    title: 'shipping address',
  },
  'company-spend': {
    remote: 'companies',
    load: (options) => ofKind('company-spend', loadPart('companies', 'SpendDetails', options)),
    title: 'spend',
  },
  'prospects-assign': {
    remote: 'companies',
    load: (options) => ofKind('prospects-assign', loadPart('companies', 'AssignForm', options)),
    title: 'form',
  },
  'order-search': {
    remote: 'orders',
    load: (options) => ofKind('order-search', loadPart('orders', 'OrderSearch', options)),
    title: 'search',
    isOfScreen: true,
  },
  contact: {
    remote: 'contacts',
    load: (options) => ofKind('contact', loadPart('contacts', 'ContactForm', options)),
    title: 'contact',
  },
};

export const formKinds = Object.keys(FORMS) as FormKind[];
export const formOf = (kind: FormKind): Form => FORMS[kind];
