import sql, { join, raw } from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import type { ContactMerged, ContactMergeUndone } from '#server/contacts/merges/contract';
import type { Database } from '#server/db/database';
import { contactsOf } from '../testing.ts';
import { randomFrom } from '../../orders/randomRequests.ts';
import { post, REP, type TestServer } from '../../testing.ts';

/** The server's own logs and figures, which a merge and its undo both change. */
const OWN =
  /^(contact_merge(_row)?|audit_log|change_(pending|out)|customer_change|session|throttle|idempotency_key|live_.*|change|schema_.*|push_waiting|ticket)$|^order_(bits|indexed|log|posting|refold|search|text|tracking)$/;

/** For every other table, its name, row count and a digest of its rows, ignoring their last author and version. */
export async function allRows(database: Database): Promise<string[]> {
  const tables = await database.query<{ name: string }>(sql`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`);
  const digests = tables
    .filter(({ name }) => !OWN.test(name))
    .map(
      ({ name }) => sql`
        SELECT ${name} || ' ' || count(*) || ' ' || COALESCE(sum(hashtextextended(
          (to_jsonb(one) - 'version' - 'updated_at' - 'updated_by')::text, 0)), 0) AS line FROM ${raw(name)} AS one`,
    );
  const rows = await database.query<{ line: string }>(join(digests, ' UNION ALL '));
  return rows.map(({ line }) => line).toSorted();
}

/** A random generator that repeats for the same seed. */
export function choicesOf(seed: number) {
  const random = randomFrom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const chance = (share: number) => random() < share;
  const some = <T>(values: readonly T[], share: number): T[] => values.filter(() => chance(share));
  return { below, chance, some };
}
type Choices = ReturnType<typeof choicesOf>;

/** A contact of the rep, or of nobody. @returns its id */
async function addContact(database: Database, random: Choices, place: string): Promise<number> {
  const text = (value: string) => (random.chance(0.6) ? value : '');
  const [contact] = await database.query<{ id: number }>(sql`
    INSERT INTO contact (name, email, title, phone, cell, internal_notes, inactive)
    VALUES (${`Person ${place}`}, ${`person.${place}@example.com`}, ${text(`Title ${random.below(2)}`)}, ${text(`303-555-010${random.below(2)}`)},
      ${text(`720-555-010${random.below(2)}`)}, ${text(`Notes ${random.below(3)}`)}, ${random.chance(0.2)}) RETURNING id`);
  const id = contact?.id ?? 0;
  const companies = await database.query<{ id: number; own: boolean }>(sql`
    (SELECT id, true AS own FROM company WHERE account_type_id = 1 ORDER BY id LIMIT 4)
    UNION ALL (SELECT id, false FROM company WHERE account_type_id <> 1 ORDER BY id LIMIT 3)`);
  const chosen = random.some(companies, 0.5);
  const linked = chosen.some(({ own }) => own) ? chosen : [];
  const standard = random.below(linked.length);
  await database.query(sql`
    INSERT INTO contact_company (contact_id, company_id, is_default)
    SELECT ${id}, company, place = ${standard + 1} FROM unnest(${linked.map((one) => one.id)}::int[]) WITH ORDINALITY AS one (company, place)`);
  const unlinked = companies.filter((one) => !linked.includes(one));
  for (const { id: company } of random.some(unlinked, 0.5)) {
    const isOpen = random.chance(0.5);
    await database.query(sql`
      INSERT INTO association_request (contact_id, company_id, requested_by, state, decided_by, decided_at, requested_at)
      VALUES (${id}, ${company}, 2, ${isOpen ? 'requested' : 'declined'}, ${isOpen ? null : 3}, CASE WHEN ${!isOpen} THEN now() END,
        now() - make_interval(hours => ${random.below(9)}))`);
  }
  return id;
}

/** References to a contact: activities, order lines, quotes, mentions, inbox items, files, external ids. */
async function addReferences(database: Database, random: Choices, id: number): Promise<void> {
  await database.query(sql`
    INSERT INTO activity (trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id, start_date, status,
      series_start, comments, created_on)
    SELECT trend_group_id, company.id, ${id}, sales_rep_id, 1, 2, 3, '2026-12-01', n % 3, '2026-12-01', 'Random', '2026-11-01'
    FROM generate_series(1, ${random.below(5)}) AS n JOIN company ON company.id = n`);
  for (const column of ['sales_contact_id', 'graphics_contact_id'])
    await database.query(sql`
      UPDATE order_line SET ${raw(column)} = ${id} WHERE id IN (
        SELECT id FROM order_line ORDER BY id LIMIT ${random.below(3)} OFFSET ${random.below(40)})`);
  await database.query(sql`
    UPDATE quote SET contact_id = ${id} WHERE id IN (
      SELECT id FROM quote ORDER BY id LIMIT ${random.below(3)} OFFSET ${random.below(10)})`);
  for (const employee of random.some([1, 2, 3], 0.5)) {
    await database.query(sql`INSERT INTO mention (employee_id, contact_id) VALUES (${employee}, ${id})`);
    await database.query(sql`
      INSERT INTO inbox_item (owner_id, kind, topic, record_id, occasion, actor_id)
      VALUES (${employee}, 'mentioned', 'contacts', ${id}, ${`contacts ${1 + random.below(2)}`}, 4)`);
  }
  for (const file of random.some(['art.pdf', 'logo.png', 'notes.txt'], 0.4)) {
    const content = String(random.below(2)).repeat(64);
    await database.query(
      sql`INSERT INTO stored_file (sha256, size) VALUES (${content}, 3) ON CONFLICT DO NOTHING`,
    );
    await database.query(sql`
      INSERT INTO record_file (sha256, name, type, added_by, contact_id)
      VALUES (${content}, ${file}, 'text/plain', 1, ${id})`);
  }
  await database.query(sql`
    INSERT INTO feed_record (source_id, resource, external_id, record_id, made, fed, created_in, changed_in)
    SELECT source.id, 'contacts', 'merge-' || ${id}::int || '-' || n, ${id}, ${random.chance(0.5)}, '{}', 0, 0
    FROM (SELECT min(id) AS id FROM feed_source) AS source, generate_series(1, ${random.below(3)}) AS n WHERE source.id IS NOT NULL`);
}

/** Contacts with random values and references. @returns their ids */
export async function addRandomContacts(database: Database, seed: number, count: number): Promise<number[]> {
  const random = choicesOf(seed);
  const ids: number[] = [];
  for (let place = 0; place < count; place += 1) {
    const id = await addContact(database, random, `${seed}.${place}`);
    await addReferences(database, random, id);
    ids.push(id);
  }
  return ids;
}

export const MERGES = '/v1/individuals/merges';

/** The calls of merge tests to a server, as the demo's rep. */
export function mergesOf(server: TestServer) {
  const { add, companiesOf } = contactsOf(server);
  const database = () => server.database();
  const version = async (id: number) => {
    const [row] = await database().query<{ version: number }>(
      sql`SELECT version FROM contact WHERE id = ${id}`,
    );
    return row?.version ?? 0;
  };
  const request = async (KeptID: number, others: number[], Take = {}) => ({
    KeptID,
    Contacts: await Promise.all(
      [KeptID, ...others].map(async (IndividualId) => ({
        IndividualId,
        Version: await version(IndividualId),
      })),
    ),
    Take,
  });
  const merge = async (kept: number, others: number[], Take = {}) =>
    post<ContactMerged>(server, MERGES, await request(kept, others, Take));
  const undo = ({ MergeID }: ContactMerged) =>
    post<ContactMergeUndone>(server, `${MERGES}/${MergeID}/undo`, {});
  const undoOf = ({ MergeID }: ContactMerged, as = REP) =>
    server.call<Problem>('POST', `${MERGES}/${MergeID}/undo`, { as, body: {} });
  const addTwo = async (change = {}) => {
    const [company] = await companiesOf(1, 1);
    const CompanyAssociations = [{ ...company, isDefault: true }];
    return [await add({ CompanyAssociations }), await add({ CompanyAssociations, ...change })] as const;
  };
  const addActivity = async (contact: number, ID = 0) => {
    const [company] = await companiesOf(1, 1);
    const { body } = await server.call<{ ID: number }>('POST', '/v1/activity', {
      as: REP,
      body: {
        saveMode: 0,
        ID,
        CompanyID: company?.value,
        IndividualID: contact,
        ActivityForID: 1,
        TypeID: 3,
        StartDate: '2026-12-01',
        Comments: 'Call about the merge',
        FollowUpRecurrenceType: 0,
        FollowUpEndDate: null,
      },
    });
    const [newest] = await database().query<{ id: number }>(sql`SELECT max(id) AS id FROM activity`);
    return body.ID > 0 ? body.ID : (newest?.id ?? 0);
  };
  const contactsOfActivities = async (ids: number[]) =>
    (
      await database().query<{ contact: number }>(
        sql`SELECT contact_id AS contact FROM activity WHERE id = ANY(${ids}::int[]) ORDER BY id`,
      )
    ).map(({ contact }) => contact);

  /** The references to several contacts together, with each company and person once. */
  const referencesOf = async (ids: number[]) => {
    const [row] = await database().query<object>(sql`
      SELECT (SELECT count(*)::int FROM activity WHERE contact_id = ANY(${ids}::int[])) AS activities,
        (SELECT count(*)::int FROM order_line WHERE sales_contact_id = ANY(${ids}::int[])) AS sales,
        (SELECT count(*)::int FROM order_line WHERE graphics_contact_id = ANY(${ids}::int[])) AS graphics,
        (SELECT count(*)::int FROM quote WHERE contact_id = ANY(${ids}::int[])) AS quotes,
        (SELECT count(DISTINCT company_id)::int FROM contact_company WHERE contact_id = ANY(${ids}::int[])) AS companies,
        (SELECT count(DISTINCT company_id)::int FROM association_request WHERE contact_id = ANY(${ids}::int[])) AS requests,
        (SELECT count(DISTINCT employee_id)::int FROM mention WHERE contact_id = ANY(${ids}::int[])) AS mentions,
        (SELECT count(*)::int FROM inbox_item WHERE topic = 'contacts' AND record_id = ANY(${ids}::bigint[])) AS items,
        (SELECT count(*)::int FROM feed_record WHERE resource = 'contacts' AND record_id = ANY(${ids}::bigint[])) AS keys`);
    return row;
  };
  return { version, request, merge, undo, undoOf, addTwo, addActivity, contactsOfActivities, referencesOf };
}
