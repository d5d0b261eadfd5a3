import type { Association, CompanyOption } from '@galley/shared/contract/common';
import type { TrendGroupsResponse } from '@galley/shared/contract/lookups';
import { addAssociation, contactFaults } from '@galley/server/contacts/rules/contactRules';
import { notAddedFaults } from '@galley/shared/domain/notAdded';
import { companiesUnder } from '@galley/shared/domain/selection';
import type { Selection } from '@galley/shared/domain/selection';
import type { FieldError } from '@galley/shared/form';
import type { ContactDraft } from '../../dialogs.ts';

/** The values of the form. */
export interface ContactValues {
  name: string;
  title: string;
  email: string;
  phone: string;
  cell: string;
  /** The company in the picker, not yet added to `companies`. */
  company: CompanyOption | null;
  companies: Association[];
  notes: string;
  /** Colleagues mentioned in the notes; absent: none. */
  mentioned?: number[];
  inactive: boolean;
  /** The version that the form was opened with, so that an old draft doesn't look like a new edit. */
  version: number | undefined;
}

/** Maps a field of call 25 to a field of the form, including its picker. */
const FIELDS: Record<string, keyof ContactValues> = {
  IndividualName: 'name',
  IndividualTitle: 'title',
  IndividualEmail: 'email',
  IndividualPhone: 'phone',
  IndividualCell: 'cell',
  company: 'company',
  InternalNotes: 'notes',
  CompanyAssociations: 'companies',
};
export const fieldOf = (field: string): keyof ContactValues | undefined => FIELDS[field];

export type Companies = TrendGroupsResponse['Customers'];

/** CONF-07: a new contact belongs to the selected company, or to the only available one. */
export function firstCompanies(all: Companies, { parentId, companyId }: Selection): Association[] {
  const [first, ...others] =
    companyId > 0 ? all.filter(({ value }) => value === companyId) : companiesUnder(all, parentId);
  return first === undefined || others.length > 0 ? [] : addAssociation([], first);
}

/** The initial values of the form. @param companies all companies of the contact */
export const initialValues = (draft: ContactDraft, companies: Association[]): ContactValues => ({
  name: draft.IndividualName ?? '',
  title: draft.IndividualTitle ?? '',
  email: draft.IndividualEmail ?? '',
  phone: draft.IndividualPhone ?? '',
  cell: draft.IndividualCell ?? '',
  company: null,
  companies,
  notes: draft.InternalNotes ?? '',
  inactive: draft.Inactive ?? false,
  version: draft.Version,
});

/** The errors that prevent saving (CONF-06). */
export const formFaults = ({ name, email, company, companies }: ContactValues): FieldError[] => [
  ...contactFaults({ IndividualName: name, IndividualEmail: email }),
  ...notAddedFaults('company', company, companies),
];

/** The payload of call 25 without the caller. */
export const payloadOf = (id: number, values: ContactValues, selection: Selection) => ({
  SelectedParentID: selection.parentId,
  SelectedCompanyID: selection.companyId,
  IndividualId: id,
  IndividualName: values.name,
  IndividualTitle: values.title,
  IndividualEmail: values.email,
  IndividualPhone: values.phone,
  IndividualCell: values.cell,
  InternalNotes: values.notes,
  CompanyAssociations: values.companies.map(({ value, label, isDefault }) => ({ value, label, isDefault })),
  Inactive: values.inactive,
  ...(values.version === undefined ? {} : { Version: values.version }),
  ...(values.mentioned === undefined ? {} : { Mentioned: values.mentioned }),
});
