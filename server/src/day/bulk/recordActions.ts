import { lockOwnContact, saveContact } from '../../contacts/index.ts';
import { refuseStale } from '../../http/conflict.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';
import { assignSalesRep } from '../../companies/index.ts';
import type { Action, Change, Work } from './bulkAction.ts';

/**
 * Saves a contact as inactive or active, using call 25.
 * @param version the version that the change is based on
 * @returns undefined if nothing changes
 */
async function saveInactive(
  { transaction, caller, id }: Work,
  inactive: boolean,
  version: number | undefined,
): Promise<Change | undefined> {
  const { state, values } = await lockOwnContact(transaction, caller, id);
  await refuseStale(transaction, version, state, async () => ({}));
  if (values.inactive === inactive) return undefined;
  const saved = await saveContact(transaction, caller, {
    SelectedParentID: 0,
    SelectedCompanyID: 0,
    IndividualId: id,
    IndividualName: values.name,
    IndividualTitle: values.title,
    IndividualEmail: values.email,
    IndividualPhone: values.phone,
    IndividualCell: values.cell,
    InternalNotes: values.notes,
    CompanyAssociations: values.companies.map((value) => ({
      value,
      label: '',
      isDefault: value === values.default,
    })),
    Inactive: inactive,
    Version: state.version,
  });
  if (saved.id === undefined) throw new HttpProblem(409, 'Another contact has this email address.');
  return { version: state.version + 1 };
}

export const recordActions = {
  inactivateContacts: {
    check: () => undefined,
    apply: (work) => saveInactive(work, true, work.version),
    undo: async (work) => {
      await saveInactive(work, false, work.change.version);
    },
  },
  reassignProspects: {
    check: ({ AssignTo }) => {
      if (AssignTo === undefined || AssignTo === 0) throw brokenField('AssignTo', 'Sales Rep is required.');
    },
    apply: async ({ transaction, caller, id, version, input }) => {
      const assigned = await assignSalesRep(transaction, caller, { id, version, rep: input.AssignTo ?? 0 });
      if (assigned === undefined) return undefined;
      return { before: { salesRep: assigned.before }, version: assigned.version };
    },
    undo: async ({ transaction, caller, id, change }) => {
      const { salesRep } = change.before as { salesRep: number };
      await assignSalesRep(transaction, caller, { id, version: change.version, rep: salesRep });
    },
  },
} satisfies Record<string, Action>;
