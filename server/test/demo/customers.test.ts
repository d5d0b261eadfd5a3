import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contactFaults } from '#server/contacts/rules/contactRules';
import { makeCompanies, makeContacts, makeLinks, makeParents } from '#server/demo/customers';
import { SIZES } from '#server/demo/ensureDemo';
import { seededRandom } from '#server/demo/random';

for (const [name, size] of Object.entries(SIZES)) {
  describe(`The customers of the ${name} demo`, () => {
    const random = seededRandom(1);
    const parents = makeParents(size);
    const companies = makeCompanies(size, parents, random);
    const contacts = makeContacts(size, random);
    const links = makeLinks(size, random);
    const distinct = (values: readonly string[]) => new Set(values.map((value) => value.toLowerCase())).size;

    test('have different names and email addresses', () => {
      assert.equal(distinct(parents.map((parent) => parent.name)), size.parents);
      assert.equal(distinct(companies.map((company) => company.name)), size.companies);
      assert.equal(distinct(contacts.map((contact) => contact.email)), size.contacts);
    });

    test('are spread over parents with one, several and many companies', () => {
      const sizes = new Map<number, number>();
      for (const { trend_group_id: parent } of companies) sizes.set(parent, (sizes.get(parent) ?? 0) + 1);
      const counts = [...sizes.values()];
      assert.equal(sizes.size, size.parents);
      assert.equal(sizes.get(2), 1);
      const several = counts.filter((count) => count >= 3 && count <= 12).length;
      assert.ok(several > size.parents / 2, `${several} of ${size.parents}`);
      assert.ok(Math.max(...counts) > 12);
    });

    test('include one contact with a great many companies, and no contact twice at a company', () => {
      const network = new Map<number, number>();
      for (const { contact_id: contact } of links) network.set(contact, (network.get(contact) ?? 0) + 1);
      assert.equal(Math.max(...network.values()), size.largestNetwork);
      assert.equal(distinct(links.map((link) => `${link.contact_id} ${link.company_id}`)), links.length);
    });

    test('have contacts that the contact form would save', () => {
      for (const { name, email } of contacts) {
        assert.deepEqual(contactFaults({ IndividualName: name, IndividualEmail: email }), []);
      }
    });

    test('are obviously invented: they have example domains and phone numbers reserved for fiction', () => {
      for (const { email, phone } of contacts) {
        assert.match(email, /@example\.com$/);
        assert.match(phone, /^(|\d{3}-555-01\d\d)$/);
      }
    });
  });
}
