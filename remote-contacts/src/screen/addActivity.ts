import type { Contact } from '@galley/server/contacts/contract';
import { companiesUnder, type Selection } from '@galley/shared/domain/selection';
import { queryClient, trendGroupsQuery } from '@galley/shared/http';
import { openDialog } from '@galley/shared/store';

/**
 * The initial company of an activity with this contact if no company is selected: its default company, or under a selected
 * parent its first company there, as far as the header's filter knows them. Otherwise the selection decides (ACTF-02).
 */
function placeOf({ Associations }: Contact, { parentId, companyId }: Selection) {
  if (companyId > 0) return {};
  const known = companiesUnder(
    queryClient.getQueryData(trendGroupsQuery().queryKey)?.Customers ?? [],
    parentId,
  );
  const [company] = Associations.filter(({ isDefault }) => isDefault || parentId > 0)
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
    .flatMap((own) => known.find(({ value }) => value === own.value) ?? []);
  if (company === undefined) return {};
  return { ParentID: company.TrendGroupId, CompanyID: company.value, CompanyName: company.label };
}

/** CONT-04. */
export function addActivity(contact: Contact, selection: Selection): void {
  const { IndividualId: IndividualID, IndividualName } = contact;
  const draft = { ID: 0, IndividualID, IndividualName, ...placeOf(contact, selection) };
  openDialog('activities/edit', { draft });
}
