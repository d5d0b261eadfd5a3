import type { Company } from '@galley/server/companies/contract';
import type { CompanyPage } from '@galley/server/companies/page/contract';
import { FOLLOW_UP_TYPE } from '@galley/server/activities/rules/activityRules';
import { openDialog } from '@galley/shared/store';
import { rhythmText } from '../rhythm/rhythmText.ts';

/** Opens the form for an activity at this company, with the reason in the notes, and the contact if there is only one (COPG-06). */
export function addActivityAt(
  { Company, Rhythm, Contacts }: CompanyPage,
  { isReorder }: { isReorder: boolean },
): void {
  const [contact] = Contacts;
  const isOnly = contact !== undefined && Contacts.length === 1;
  const reason = isReorder && Rhythm !== undefined ? `Request a reorder. ${rhythmText(Rhythm).reason}` : '';
  openDialog('activities/edit', {
    draft: {
      ID: 0,
      ParentID: Company.TrendGroupId,
      CompanyID: Company.CustomerID,
      CompanyName: Company.CustomerDisplayName,
      ...(isOnly ? { IndividualID: contact.IndividualId, IndividualName: contact.IndividualName } : {}),
      ...(isReorder ? { TypeID: FOLLOW_UP_TYPE, ActivityComments: reason } : {}),
    },
  });
}

/** Opens the form for an activity that requests a reorder of a company's order line; the form fetches the notes (REOR-01). */
export function requestReorderOf(
  { TrendGroupId: ParentID, CustomerID: CompanyID, CustomerDisplayName: CompanyName }: Company,
  line: string,
): void {
  const draft = { ID: 0, ParentID, CompanyID, CompanyName, ReorderLine: line };
  openDialog('activities/edit', { draft });
}
