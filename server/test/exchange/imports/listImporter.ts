import assert from 'node:assert/strict';
import sql from 'sql-template-tag';
import type { FileImport, ImportMap } from '#server/exchange/imports/contract';
import type { TestServer } from '../../testing.ts';
import { importsOf, verdictsOf } from './testing.ts';

const CONSTANTS = { salesRep: 'rep@galley.example', accountOwner: 'Rocky Mountain' };

/** Imports lists like somebody who accepts every guess. */
export function listImporterOf(server: TestServer) {
  const imports = importsOf(server);
  const withConstants = ({ map }: FileImport): ImportMap => ({ ...map, constants: CONSTANTS });
  /** Uploads, checks and applies a list as guessed. */
  const bring = async (file: string, content: string | Buffer, resource: string, source = 'list') => {
    const one = await imports.upload(file, content, { resource, source });
    const checked = await imports.check(one, withConstants(one));
    assert.equal(checked.error, '');
    const refused = await imports.records(one, 'refused');
    const applied = checked.refused === checked.rows ? checked : await imports.apply(one);
    return { one, applied, refused };
  };
  const again = async (file: string, content: string | Buffer, resource: string, source = 'list') => {
    const one = await imports.upload(file, content, { resource, source });
    const checked = await imports.check(one, withConstants(one));
    await imports.cancel(one);
    return verdictsOf(checked);
  };
  const companies = (names: string[]) =>
    server.database().query(sql`
      SELECT company.name, zip, state, address1, address2, city, full_name AS rep, trend_group.name AS parent
      FROM company JOIN employee ON employee.id = sales_rep_id JOIN trend_group ON trend_group.id = trend_group_id
      WHERE company.name = ANY(${names}::text[]) ORDER BY company.id`);
  const contacts = (names: string[]) =>
    server.database().query(sql`
      SELECT contact.name, email, contact.phone, cell, internal_notes AS notes, company.name AS company FROM contact
      JOIN contact_company ON contact_id = contact.id JOIN company ON company.id = company_id
      WHERE contact.name = ANY(${names}::text[]) ORDER BY contact.id`);
  return { imports, withConstants, bring, again, companies, contacts };
}
