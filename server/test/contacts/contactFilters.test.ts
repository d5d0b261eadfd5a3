import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { ONE, onDatabases } from '../db/testing.ts';
import { pick, randomFrom } from '../orders/randomRequests.ts';
import { callerOf } from '../testing.ts';
import { contactPage, readContactCount } from '#server/contacts/contactQueries';

const REQUESTS = 150;
const caller = callerOf([1]);

onDatabases(ONE, 'The contacts list', (database) => {
  test('shows exactly the contacts of its selection (active ones, all, or a chosen one), on any page, in any order (PAGE-06)', async () => {
    await database().query(sql`UPDATE contact SET inactive = true WHERE id % 7 = 0`);
    const contacts = await database().query<{ id: number; name: string; email: string; inactive: boolean }>(
      sql`SELECT id, lower(name) AS name, lower(email) AS email, inactive FROM contact`,
    );
    const links = await database().query<{ contact: number; company: number; parent: number }>(sql`
      SELECT contact_id AS contact, company_id AS company, trend_group_id AS parent
      FROM contact_company JOIN company ON company.id = company_id ORDER BY 1, 2`);
    const random = randomFrom(26);
    let shown = 0;
    for (let round = 0; round < REQUESTS; round += 1) {
      const link = pick(random, links);
      const selection = pick(random, [
        { parentId: 0, companyId: 0 },
        { parentId: link.parent, companyId: 0 },
        { parentId: 1, companyId: 0 },
        { parentId: 0, companyId: link.company },
        { parentId: link.parent, companyId: link.company },
        { parentId: pick(random, links).parent, companyId: link.company },
      ]);
      const isNone = selection.parentId === 0 && selection.companyId === 0;
      const chosen = random() < 0.2 ? pick(random, [link.contact, pick(random, contacts).id]) : 0;
      const IncludeInactive = random() < 0.3;
      const [SortBy, SortOrder] = [pick(random, [0, 1] as const), pick(random, [0, 1] as const)];
      const linked = new Set(
        links
          .filter(
            ({ company, parent }) =>
              (selection.parentId === 0 || parent === selection.parentId) &&
              (selection.companyId === 0 || company === selection.companyId),
          )
          .map(({ contact }) => contact),
      );
      const isListed = (contact: { id: number; inactive: boolean }) =>
        !isNone && linked.has(contact.id) && !contact.inactive;
      const key = SortBy === 1 ? 'email' : 'name';
      const found = contacts
        .filter((contact) =>
          chosen === 0
            ? isListed(contact) || (IncludeInactive && !isNone && linked.has(contact.id))
            : contact.id === chosen && (isNone || linked.has(chosen)),
        )
        .sort((a, b) => (a[key] === b[key] ? a.id - b.id : a[key] < b[key] ? -1 : 1))
        .map(({ id }) => id);
      if (SortOrder === 1) found.reverse();
      const PageNo = 1 + Math.floor(random() * (1 + found.length / 20));
      const answer = await contactPage(database(), caller, {
        ParentID: selection.parentId,
        CompanyID: selection.companyId,
        PageNo,
        PageSize: 20,
        SortBy,
        SortOrder,
        FilterContact: chosen,
        IncludeInactive,
      });
      const said = JSON.stringify({ ...selection, chosen, IncludeInactive, SortBy, SortOrder, PageNo });
      const unfiltered = contacts.filter(isListed).length;
      assert.deepEqual([answer.TotalCount, answer.UnfilteredCount], [found.length, unfiltered], said);
      assert.deepEqual(
        answer.Contacts.map(({ IndividualId }) => IndividualId),
        found.slice((PageNo - 1) * 20, PageNo * 20),
        said,
      );
      assert.equal(await readContactCount(database(), selection), unfiltered, said);
      shown += answer.Contacts.length;
    }
    assert.ok(shown > REQUESTS);
  });
});
