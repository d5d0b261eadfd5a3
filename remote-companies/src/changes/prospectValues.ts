import type { Option } from '@galley/shared/contract/common';
import type { TrendGroupsResponse } from '@galley/shared/contract/lookups';
import { notAddedFaults } from '@galley/shared/domain/notAdded';
import { prospectFaults } from '@galley/server/companies/rules/prospectRules';
import type { Selection } from '@galley/shared/domain/selection';
import type { FieldError } from '@galley/shared/form';
import type { ProspectDraft } from '../../dialogs.ts';
import { insertInOrder } from './options.ts';

/** A contact of a prospect; isRequest: it belongs to others, so adding it only sends them a request. */
export interface ContactChoice extends Option {
  isRequest?: boolean;
}

/** The values of the form. */
export interface ProspectValues {
  name: string;
  /** Value 0: no parent has this name yet, and saving creates it. */
  parent: Option | null;
  /** The parent is the initial one or the user's choice, so typing a name doesn't change it. */
  isOwnParent: boolean;
  family: number;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  url: string;
  phone: string;
  fax: string;
  owner: number;
  /** The contact in the picker, not yet added to `contacts`. */
  contact: ContactChoice | null;
  contacts: ContactChoice[];
  /** The ids of the initial contacts. */
  known: number[];
  /** The version that the form was opened with, so that an old draft doesn't look like a new edit. */
  version: number | undefined;
}

/** Maps a field of call 24 to a field of the form, including its picker. */
const FIELDS: Record<string, keyof ProspectValues> = {
  Company: 'name',
  TrendGroupName: 'parent',
  TrendGroupNumber: 'parent',
  ForecastFamily: 'family',
  Address1: 'address1',
  Address2: 'address2',
  City: 'city',
  State: 'state',
  Zip: 'zip',
  Url: 'url',
  Phone: 'phone',
  Fax: 'fax',
  AccountTypeID: 'owner',
  AccountOwnerProof: 'owner',
  contact: 'contact',
};
export const fieldOf = (field: string): keyof ProspectValues | undefined => FIELDS[field];

/** The form's options, as call 1 returns them. */
export type Options = Pick<TrendGroupsResponse, 'TrendGroups' | 'Customers' | 'States'>;

/** The forecast family of a new prospect (PROS-03). */
const DEFAULT_FAMILY = 1;

/** PROS-03: the parent of the selected company, or else the selected parent. */
function selectedParent({ TrendGroups, Customers }: Options, { parentId, companyId }: Selection) {
  const company = Customers.find(({ value }) => value === companyId);
  return TrendGroups.find(({ value }) => value === (company?.TrendGroupId ?? parentId)) ?? null;
}

function parentOf(draft: ProspectDraft, options: Options, selection: Selection): Option | null {
  if (draft.CustomerID === 0) return selectedParent(options, selection);
  const { TrendGroupNumber = 0, TrendGroupName = '' } = draft;
  return TrendGroupName === '' ? null : { value: TrendGroupNumber, label: TrendGroupName };
}

interface Surroundings {
  options: Options;
  selection: Selection;
  /** All contacts of the company (call 15). */
  contacts: readonly Option[];
}

/** All contacts of a company, including requested ones, by name. */
function choices(draft: ProspectDraft, contacts: readonly Option[]): ContactChoice[] {
  const requests = (draft.ContactRequests ?? []).filter(({ State }) => State === 'requested');
  const own: ContactChoice[] = contacts.map(({ value, label }) => ({ value, label }));
  return requests
    .filter(({ IndividualId }) => !own.some(({ value }) => value === IndividualId))
    .reduce<ContactChoice[]>(
      (all, { IndividualId, IndividualName }) =>
        insertInOrder(all, { value: IndividualId, label: IndividualName, isRequest: true }),
      own,
    );
}

/** The initial values of the form: the record's, or the defaults of a new one. */
export const initialValues = (
  draft: ProspectDraft,
  { options, selection, contacts }: Surroundings,
): ProspectValues => ({
  name: draft.CompanyName ?? '',
  parent: parentOf(draft, options, selection),
  isOwnParent: parentOf(draft, options, selection) !== null,
  family: draft.ForecastFamily ?? DEFAULT_FAMILY,
  address1: draft.CompanyAddress ?? '',
  address2: draft.CompanyAddress2 ?? '',
  city: draft.CompanyCity ?? '',
  state: draft.CompanyState ?? '',
  zip: draft.CompanyZip ?? '',
  url: draft.WhiteLabelUrl ?? '',
  phone: draft.CompanyPhone ?? '',
  fax: draft.CompanyFax ?? '',
  owner: draft.AccountTypeID ?? 0,
  contact: null,
  contacts: choices(draft, contacts),
  known: choices(draft, contacts).map(({ value }) => value),
  version: draft.Version,
});

/** The payload of call 24 without the caller. @param proof of the account owner password; empty: none */
export const payloadOf = (id: number, values: ProspectValues, selection: Selection, proof: string) => ({
  SelectedParentID: selection.parentId,
  SelectedCompanyID: selection.companyId,
  ID: id,
  Company: values.name,
  TrendGroupName: values.parent?.label ?? '',
  TrendGroupNumber: values.parent?.value ?? 0,
  ForecastFamily: values.family,
  Address1: values.address1,
  Address2: values.address2,
  City: values.city,
  State: values.state,
  Zip: values.zip,
  Url: values.url,
  Phone: values.phone,
  Fax: values.fax,
  AccountTypeID: values.owner,
  IndividualAssociations: values.contacts.map(({ value, label }) => ({ value, label })),
  ...(id > 0 ? { KnownAssociations: values.known } : {}),
  ...(proof === '' ? {} : { AccountOwnerProof: proof }),
  ...(values.version === undefined ? {} : { Version: values.version }),
});

/** The errors that prevent saving (PROS-04). */
export const formFaults = (values: ProspectValues): FieldError[] => [
  ...prospectFaults(payloadOf(0, values, { parentId: 0, companyId: 0 }, '')),
  ...notAddedFaults('contact', values.contact, values.contacts),
];
