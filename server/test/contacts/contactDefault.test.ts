import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Queryable } from '#server/db/database';
import { DatabaseError } from '#server/db/errors';
import { ONE, onDatabases } from '../db/testing.ts';

/** A contact of the demo without companies. */
const ALONE = 97;

onDatabases(ONE, 'The default company of a contact', (database) => {
  const link = (on: Queryable, company: number, isDefault: boolean) =>
    on.query(sql`INSERT INTO contact_company (contact_id, company_id, is_default)
      VALUES (${ALONE}, ${company}, ${isDefault})`);
  const unlink = (on: Queryable, company: number) =>
    on.query(sql`DELETE FROM contact_company WHERE contact_id = ${ALONE} AND company_id = ${company}`);
  const links = () =>
    database().query(sql`SELECT company_id AS company, is_default AS "isDefault" FROM contact_company
      WHERE contact_id = ${ALONE} ORDER BY company_id`);
  const isRefused = async (work: Promise<unknown>) =>
    assert.rejects(
      work,
      (error) => error instanceof DatabaseError && error.constraint === 'contact_has_default',
    );

  test('is never missing at the end of a transaction, whoever wrote it', async () => {
    await isRefused(link(database(), 1, false));
    assert.deepEqual(await links(), []);
    await link(database(), 1, true);
    await link(database(), 2, false);
    await isRefused(unlink(database(), 1));
    await isRefused(
      database().query(sql`
      UPDATE contact_company SET is_default = false WHERE contact_id = ${ALONE}`),
    );
    await isRefused(
      database().query(sql`
      UPDATE contact_company SET contact_id = ${2 * ALONE} WHERE contact_id = ${ALONE} AND company_id = 1`),
    );
    assert.deepEqual(await links(), [
      { company: 1, isDefault: true },
      { company: 2, isDefault: false },
    ]);
  });

  test('can be missing within a transaction, and the last company can be removed', async () => {
    await database().transaction(async (transaction) => {
      await unlink(transaction, 1);
      await transaction.query(sql`UPDATE contact_company SET is_default = true WHERE contact_id = ${ALONE}`);
    });
    assert.deepEqual(await links(), [{ company: 2, isDefault: true }]);
    await unlink(database(), 2);
    assert.deepEqual(await links(), []);
  });

  test('exists whichever of two simultaneous writers finishes first', async () => {
    for (let round = 0; round < 10; round += 1) {
      await link(database(), 1, true);
      const outcomes = await Promise.allSettled([
        database().transaction((transaction) => unlink(transaction, 1)),
        database().transaction((transaction) => link(transaction, 2, false)),
      ]);
      const left = await links();
      assert.ok(left.length === 0 || left.some((one) => one['isDefault'] === true), JSON.stringify(left));
      assert.ok(outcomes.some(({ status }) => status === 'fulfilled'));
      await database().query(sql`DELETE FROM contact_company WHERE contact_id = ${ALONE}`);
    }
  });
});
