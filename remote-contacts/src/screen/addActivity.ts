import type { Association } from '@galley/shared/contract/common';
import type { Contact } from '@galley/server/contacts/contract';
import { companiesUnder, type Selection } from '@galley/shared/domain/selection';
import { queryClient, trendGroupsQuery } from '@galley/shared/http';
import { openDialog } from '@galley/shared/store';
import { contactAssociationsQuery } from '../http/contacts.ts';

interface Place {
  ParentID: number;
  CompanyID: number;
  CompanyName: string;
}

/** The companies of the selected parent that the header's filter knows; all of them without a selected parent. */
const knownUnder = (parentId: number) =>
  companiesUnder(queryClient.getQueryData(trendGroupsQuery().queryKey)?.Customers ?? [], parentId);

/** The default company or, under a selected parent, the first company there, as far as the header's filter knows them. */
function placeAmong(companies: readonly Association[], parentId: number): Place | undefined {
  const known = knownUnder(parentId);
  const [company] = companies
    .filter(({ isDefault }) => isDefault || parentId > 0)
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
    .flatMap((own) => known.find(({ value }) => value === own.value) ?? []);
  if (company === undefined) return undefined;
  return { ParentID: company.TrendGroupId, CompanyID: company.value, CompanyName: company.label };
}

/** Whether only a company that isn't on the card, whose first one is the default, can be of the selected parent. */
const needsOthers = ({ Associations, AssociationCount }: Contact, parentId: number): boolean =>
  parentId > 0 && AssociationCount > Associations.length && knownUnder(parentId).length > 0;

/** Contacts whose companies are being requested. */
const pending = new Set<number>();

/** The place among all companies of a contact; undefined if they can't be loaded, because the form can be filled in anyway. */
const placeAmongAll = (contact: Contact, parentId: number): Promise<Place | undefined> =>
  queryClient.fetchQuery({ ...contactAssociationsQuery(contact.IndividualId), retry: false }).then(
    (all) => placeAmong(all, parentId),
    () => undefined,
  );

/**
 * Opens the form for an activity with a contact (CONT-04). If no company is selected, the form begins with one of the contact's companies;
 * otherwise the selection decides (ACTF-02).
 */
export async function addActivity(contact: Contact, { parentId, companyId }: Selection): Promise<void> {
  const { IndividualId: IndividualID, IndividualName, Associations } = contact;
  const open = (place: Place | undefined) =>
    openDialog('activities/edit', { draft: { ID: 0, IndividualID, IndividualName, ...place } });
  if (companyId > 0) return open(undefined);
  const place = placeAmong(Associations, parentId);
  if (place !== undefined || !needsOthers(contact, parentId)) return open(place);
  // A second click while they load doesn't open a second form.
  if (pending.has(IndividualID)) return undefined;
  pending.add(IndividualID);
  open(await placeAmongAll(contact, parentId));
  pending.delete(IndividualID);
  return undefined;
}
