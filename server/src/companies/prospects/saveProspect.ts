import sql from 'sql-template-tag';
import type { ProspectSaveRequest } from './contract.ts';
import type { Day } from '@galley/shared/domain/calendar';
import { prospectFaults } from '../rules/prospectRules.ts';
import { audit } from '../../common/audit.ts';
import { readCompanies } from '../companyQueries.ts';
import type { Transaction } from '../../db/database.ts';
import { spendOwnerProof } from '../../account/index.ts';
import { unlessDuplicate } from '../../db/savepoint.ts';
import type { Caller } from '../../http/caller.ts';
import { refuseStale } from '../../http/conflict.ts';
import { HttpProblem, ruleBroken, unknownFields } from '../../http/problem.ts';
import { lockOwnProspect, type ProspectValues, type StoredProspect } from './lockProspect.ts';
import { parentOf } from './parent.ts';
import { plainName } from './plainName.ts';
import { replaceContacts } from './replaceContacts.ts';

/** The request's values without the parent, which may have to be created first. */
const readValues = (body: ProspectSaveRequest): Omit<ProspectValues, 'parent'> => ({
  name: plainName(body.Company),
  forecastFamily: body.ForecastFamily,
  address1: body.Address1.trim(),
  address2: body.Address2.trim(),
  city: body.City.trim(),
  state: body.State.trim(),
  zip: body.Zip.trim(),
  url: body.Url.trim(),
  phone: body.Phone.trim(),
  fax: body.Fax.trim(),
  accountType: body.AccountTypeID,
});

/** The form's labels of choices whose fields are named differently. */
const LABELS: Readonly<Record<string, string>> = {
  TrendGroupNumber: 'Company Parent',
  ForecastFamily: 'Forecast Family',
  AccountTypeID: 'Account Owner',
};

/** @throws HttpProblem 422 naming each unknown choice */
async function refuseUnknown(transaction: Transaction, body: ProspectSaveRequest): Promise<void> {
  const { TrendGroupNumber: parent, ForecastFamily, AccountTypeID, State } = body;
  const [found] = await transaction.query<Record<string, boolean>>(sql`
    SELECT ${parent} = 0 OR EXISTS (SELECT FROM trend_group WHERE id = ${parent}) AS "TrendGroupNumber",
      EXISTS (SELECT FROM forecast_family WHERE id = ${ForecastFamily}) AS "ForecastFamily",
      EXISTS (SELECT FROM state WHERE code = ${State.trim()}) AS "State",
      EXISTS (SELECT FROM account_type WHERE id = ${AccountTypeID}) AS "AccountTypeID"`);
  const unknown = unknownFields(found, LABELS);
  if (unknown.length > 0) throw ruleBroken(unknown);
}

/** Consumes the proof from call 101 for a change of the account owner. @throws HttpProblem 403 without one */
async function refuseUnproven(
  transaction: Transaction,
  caller: Caller,
  before: StoredProspect,
  { AccountTypeID, AccountOwnerProof }: ProspectSaveRequest,
): Promise<void> {
  if (AccountTypeID === before.values.accountType) return;
  if (await spendOwnerProof(transaction, caller, before.id, AccountOwnerProof)) return;
  const message = 'Changing the Account Owner needs the account owner password.';
  throw new HttpProblem(403, message, [{ field: 'AccountOwnerProof', message }]);
}

async function insert(transaction: Transaction, caller: Caller, values: ProspectValues): Promise<number> {
  const { name, parent, forecastFamily, address1, address2, city, state, zip, url, phone, fax } = values;
  const [added] = await transaction.query<{ id: number }>(sql`
    INSERT INTO company (trend_group_id, account_type_id, sales_rep_id, prospect, name, forecast_family_id, address1,
      address2, city, state, zip, url, phone, fax, updated_by)
    VALUES (${parent}, ${values.accountType}, ${caller.employeeId}, true, ${name}, ${forecastFamily}, ${address1},
      ${address2}, ${city}, ${state}, ${zip}, ${url}, ${phone}, ${fax}, ${caller.employeeId})
    RETURNING id`);
  return added?.id ?? 0;
}

async function update(
  transaction: Transaction,
  caller: Caller,
  id: number,
  values: ProspectValues,
): Promise<number> {
  const { name, parent, forecastFamily, address1, address2, city, state, zip, url, phone, fax } = values;
  await transaction.query(sql`
    UPDATE company SET trend_group_id = ${parent}, account_type_id = ${values.accountType}, name = ${name},
      forecast_family_id = ${forecastFamily}, address1 = ${address1}, address2 = ${address2}, city = ${city},
      state = ${state}, zip = ${zip}, url = ${url}, phone = ${phone}, fax = ${fax}, version = version + 1,
      updated_at = now(), updated_by = ${caller.employeeId}
    WHERE id = ${id}`);
  return id;
}

/**
 * Call 24: adds (ID 0) or changes a prospect, whose contacts become exactly those in the request.
 * @returns its id; undefined if another company has this name: then nothing changes
 * @throws HttpProblem 403, 404, 409 for an outdated version, 422 for the form's rules or an unknown choice
 */
export async function saveProspect(
  transaction: Transaction,
  caller: Caller,
  today: Day,
  body: ProspectSaveRequest,
): Promise<number | undefined> {
  const faults = prospectFaults(body);
  if (faults.length > 0) throw ruleBroken(faults);
  // Every change of a parent or company updates this row last. Locking it first avoids a deadlock of two saves.
  await transaction.query(sql`SELECT FROM change WHERE topic = 'options' FOR UPDATE`);
  const before = body.ID > 0 ? await lockOwnProspect(transaction, caller, body.ID) : undefined;
  if (before !== undefined) {
    await refuseStale(transaction, body.Version, before.state, async () => {
      const [company] = await readCompanies(transaction, caller, today, [before.id]);
      return company ?? {};
    });
  }
  await refuseUnknown(transaction, body);
  const saved = await unlessDuplicate(transaction, 'company_name_key', async () => {
    // Inside the transaction, so that a save that finds a duplicate leaves the proof valid.
    if (before !== undefined) await refuseUnproven(transaction, caller, before, body);
    const parent = await parentOf(transaction, caller, body);
    const values = { ...readValues(body), parent };
    const id = await (before === undefined
      ? insert(transaction, caller, values)
      : update(transaction, caller, before.id, values));
    return { id, values };
  });
  if (saved === undefined) return undefined;
  const contacts = body.IndividualAssociations.map(({ value }) => value);
  await replaceContacts(transaction, caller, saved.id, contacts, body.KnownAssociations);
  await audit(transaction, caller.employeeId, {
    action: before === undefined ? 'prospect added' : 'prospect changed',
    record: `company/${saved.id}`,
    before: before?.values,
    after: saved.values,
  });
  return saved.id;
}
