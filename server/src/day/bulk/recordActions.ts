import { setInactive } from '../../contacts/index.ts';
import { brokenField } from '../../http/problem.ts';
import { assignSalesRep } from '../../companies/index.ts';
import type { Action } from './bulkAction.ts';

export const recordActions = {
  inactivateContacts: {
    check: () => undefined,
    apply: async ({ transaction, caller, id, version }) => {
      const left = await setInactive(transaction, caller, { id, inactive: true, version });
      return left === undefined ? undefined : { version: left };
    },
    undo: async ({ transaction, caller, id, change }) => {
      await setInactive(transaction, caller, { id, inactive: false, version: change.version });
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
