import type { Option } from '@galley/shared/contract/common';
import type { TrendGroupsResponse } from '@galley/shared/contract/lookups';
import { notAddedFaults } from '@galley/shared/domain/notAdded';
import { prospectFaults } from '@galley/server/companies/rules/prospectRules';
import type { Selection } from '@galley/shared/domain/selection';
import type { FieldError } from '@galley/shared/form';
import type { ProspectDraft } from '../../dialogs.ts';
import { insertInOrder } from './options.ts';

/** A contact of a prospect; isRequest: it is others', so that naming it only asks them. */
export interface ContactChoice extends Option {
  isRequest?: boolean;
}

/** What stands in the form. */
export interface ProspectValues {
  name: string;
  /** Value 0: no parent has this name yet, and saving creates it. */
  parent: Option | null;
  /** The form began with this parent, or the person chose it: typing a name leaves it alone. */
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
  /** What the picker holds, to be added to `contacts`. */
  contact: ContactChoice | null;
  contacts: ContactChoice[];
  /** The ids of those that the form began with. */
  known: number[];
  /** Of the record that the form was opened with: an old draft must not pass for a new edit. */
  version: number | undefined;
}

/** The form's field for a field of call 24, or for its own picker. */
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

/** The options that the form chooses from, as call 1 answers them. */
export type Options = Pick<TrendGroupsResponse, 'TrendGroups' | 'Customers' | 'States'>;

/** The forecast family of a new prospect (PROS-03). */
const DEFAULT_FAMILY = 1;

/** PROS-03: the parent of the selected company, else the selected parent. */
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

/** All of a company, those that are only requested with them, by name. */
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

/** What the form begins with: the record, or the defaults of a new one. */
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

/** The payload of call 24 without the person. @param proof of the account owner password; empty: none */
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

/** What keeps the form from being saved (PROS-04). */
export const formFaults = (values: ProspectValues): FieldError[] => [
  ...prospectFaults(payloadOf(0, values, { parentId: 0, companyId: 0 }, '')),
  ...notAddedFaults('contact', values.contact, values.contacts),
];
