import sql from 'sql-template-tag';
import { activityFaults } from '../../activities/rules/activityRules.ts';
import { saveActivity, withdrawActivity } from '../../activities/index.ts';
import { companyContacts } from '../../companies/index.ts';
import { readDay } from '../../http/localDate.ts';
import { brokenField, HttpProblem, ruleBroken } from '../../http/problem.ts';
import type { Action, BulkInput, Work } from './bulkAction.ts';

/** The company and contact of a new activity. */
interface Place {
  CompanyID: number;
  IndividualID: number;
}

/** For a company: the contact whose default company it is, or else the first by name. */
async function placeAtCompany({ transaction, id }: Work): Promise<Place> {
  const contacts = await companyContacts(transaction, id);
  const contact = contacts.find(({ isDefault }) => isDefault) ?? contacts[0];
  if (contact === undefined) throw new HttpProblem(422, 'This company has no active contact.');
  return { CompanyID: id, IndividualID: contact.value };
}

/** For a contact: the selected company, one under the selected parent, or their default company (CONT-04). */
async function placeOfContact({ transaction, id, input }: Work): Promise<Place> {
  const [company] = await transaction.query<{ id: number }>(sql`
    SELECT company_id AS id FROM contact_company JOIN company ON company.id = company_id WHERE contact_id = ${id}
    ORDER BY company_id = ${input.SelectedCompanyID} DESC, trend_group_id = ${input.SelectedParentID} DESC,
      is_default DESC, company_id LIMIT 1`);
  if (company !== undefined) return { CompanyID: company.id, IndividualID: id };
  const [contact] = await transaction.query(sql`SELECT FROM contact WHERE id = ${id}`);
  throw contact === undefined
    ? new HttpProblem(404, 'There is no contact with this id.')
    : new HttpProblem(422, 'This contact has no company.');
}

/** @throws HttpProblem 400, 422 with the form's own messages for required fields */
function check({ Activity }: BulkInput): void {
  if (Activity === undefined) throw brokenField('Activity', 'Activity is required.');
  const faults = activityFaults({
    ...Activity,
    CompanyID: 1,
    IndividualID: 1,
    StartDate: readDay('Activity.StartDate', Activity.StartDate),
    FollowUpEndDate: readDay('Activity.FollowUpEndDate', Activity.FollowUpEndDate),
    RepeatForever: Activity.FollowUpEndDate === null,
  });
  if (faults.length > 0)
    throw ruleBroken(faults.map(({ field, message }) => ({ field: `Activity.${field}`, message })));
}

/** Adds an activity for each record, using call 5. */
const adding = (placeOf: (work: Work) => Promise<Place>): Action => ({
  check,
  apply: async (work) => {
    const { transaction, caller, today, input } = work;
    if (input.Activity === undefined) return undefined;
    const place = await placeOf(work);
    const { id } = await saveActivity(transaction, caller, today, {
      saveMode: 0,
      SelectedParentID: 0,
      SelectedCompanyID: 0,
      ID: 0,
      ...input.Activity,
      ...place,
    });
    return { added: id };
  },
  undo: ({ transaction, caller, change }) => withdrawActivity(transaction, caller, change.added ?? 0),
});

export const addActions = {
  addToCompanies: adding(placeAtCompany),
  addToContacts: adding(placeOfContact),
} satisfies Record<string, Action>;
