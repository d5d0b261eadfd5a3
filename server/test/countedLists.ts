import assert from 'node:assert/strict';
import sql from 'sql-template-tag';
import { issueSession } from '#server/account/issueSession';
import { tokenSecret } from '#server/account/secret';
import { pick, type Random } from './orders/randomRequests.ts';
import { pagedLists } from './pagedLists.ts';
import type { TestServer } from './testing.ts';

/** For tests of figures, each of which is the total of a list. */

/** The total of the list at an address, requested like the list's screen. */
export async function totalOf(server: TestServer, address: string, token: string): Promise<number> {
  const { pathname, search } = new URL(address, server.url());
  const { path, payload } = pagedLists[pathname.slice(1) as keyof typeof pagedLists];
  const { status, body } = await server.call<{ TotalCount: number }>('POST', path, {
    token,
    body: payload(search),
  });
  assert.equal(status, 200, address);
  return body.TotalCount;
}

/** Picks a random demo employee and gives them random account owners and, sometimes, the order master override. */
export async function somebody(server: TestServer, random: Random): Promise<number> {
  const [reps, anybody] = [[1, 2, 5, 6, 7], 1 + Math.floor(random() * 12)];
  const id = random() < 0.8 ? pick(random, reps) : anybody;
  const owners = [1, 2, 3, 4, 5, 6, 7, 8].filter(() => random() < 0.5);
  const database = server.database();
  await database.query(sql`UPDATE employee SET order_master_override = ${random() < 0.3} WHERE id = ${id}`);
  await database.query(sql`DELETE FROM employee_account WHERE employee_id = ${id}`);
  await database.query(sql`
    INSERT INTO employee_account (employee_id, account_type_id, is_default)
    SELECT ${id}, owner, owner = ${owners[0] ?? 0} FROM unnest(${owners}::int[]) AS owner`);
  return id;
}

/** A token of a new session. */
export async function tokenOfEmployee(server: TestServer, id: number): Promise<string> {
  const secret = await tokenSecret(server.database());
  const beginning = { address: '', userAgent: '', noteBreakGlass: server.app().passwordSignIn.note };
  const session = await issueSession(server.database(), secret, { id }, beginning);
  return session?.token ?? '';
}
