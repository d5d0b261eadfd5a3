import type { ComponentType } from 'react';
import type { DialogKind, DialogProps } from './dialogs.ts';

type Form<Kind extends DialogKind> = ComponentType<DialogProps<Kind>>;

/** What each remote exposes, and the host takes: the component of each module. */
export interface Exposed {
  activities: {
    Screen: ComponentType;
    ActivityForm: Form<'activity'>;
    ActivitySearch: Form<'activity-search'>;
    SnoozeForm: Form<'activity-snooze'>;
    BulkForm: Form<'activities-bulk'>;
  };
  companies: {
    Screen: ComponentType;
    ProspectForm: Form<'prospect'>;
    ShippingForm: Form<'shipping'>;
    SpendDetails: Form<'company-spend'>;
    AssignForm: Form<'prospects-assign'>;
  };
  contacts: { Screen: ComponentType; ContactForm: Form<'contact'>; MergeContacts: Form<'contact-merge'> };
  orders: {
    Screen: ComponentType;
    OrderSearch: Form<'order-search'>;
    Reorders: Form<'reorders'>;
    ShareLinks: Form<'order-share'>;
  };
}

/** Names the exports of a remote, which do not compile unless they are what the host takes of it. */
export type Exposing<Remote extends keyof Exposed, Exports extends Exposed[Remote]> = Exports;
