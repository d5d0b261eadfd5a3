import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { SavedSearch } from '@galley/shared/contract/savedSearches';
import { audit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { badField, HttpProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { write } from '../http/write.ts';

/** More would be no list to choose from. */
const MOST = 50;

/** An employee's saved searches: nobody else sees or changes them. */
export function savedSearchRoutes(app: FastifyInstance, database: Database): void {
  route(app, 'savedSearches', (caller, { query }) =>
    database.query<SavedSearch>(sql`
      SELECT id AS "ID", name AS "Name", query AS "Query" FROM saved_search
      WHERE employee_id = ${caller.employeeId} AND list = ${query.list} ORDER BY lower(name), id`),
  );

  route(app, 'savedSearchSave', (caller, { body, request }) => {
    const name = body.Name.trim();
    if (name === '') throw badField('Name', 'is required');
    return write(database, caller, request, async (transaction) => {
      // One at a time, or many at once would each count only themselves.
      await transaction.query(sql`SELECT id FROM employee WHERE id = ${caller.employeeId} FOR UPDATE`);
      const [before] = await transaction.query<SavedSearch>(sql`
        SELECT id AS "ID", name AS "Name", query AS "Query" FROM saved_search
        WHERE employee_id = ${caller.employeeId} AND list = ${body.List} AND lower(name) = lower(${name})`);
      const [saved] = await transaction.query<SavedSearch>(sql`
        INSERT INTO saved_search (employee_id, list, name, query)
        VALUES (${caller.employeeId}, ${body.List}, ${name}, ${body.Query})
        ON CONFLICT (employee_id, list, lower(name)) DO UPDATE SET name = excluded.name, query = excluded.query
        RETURNING id AS "ID", name AS "Name", query AS "Query"`);
      const [count] = await transaction.query<{ n: number }>(sql`
        SELECT count(*) AS n FROM saved_search WHERE employee_id = ${caller.employeeId} AND list = ${body.List}`);
      if (saved === undefined || (count?.n ?? 0) > MOST) {
        throw new HttpProblem(422, `At most ${MOST} searches can be kept. Delete one first.`);
      }
      await audit(transaction, {
        employeeId: caller.employeeId,
        action: 'search saved',
        record: `saved-search/${saved.ID}`,
        before,
        after: saved,
      });
      return saved;
    });
  });

  route(app, 'savedSearchDelete', (caller, { query, request }) =>
    write(database, caller, request, async (transaction) => {
      const [gone] = await transaction.query<SavedSearch>(sql`
        DELETE FROM saved_search WHERE id = ${query.id} AND employee_id = ${caller.employeeId}
        RETURNING id AS "ID", name AS "Name", query AS "Query"`);
      if (gone === undefined) throw new HttpProblem(404, 'There is no saved search of this id.');
      await audit(transaction, {
        employeeId: caller.employeeId,
        action: 'search deleted',
        record: `saved-search/${query.id}`,
        before: gone,
      });
      return true;
    }),
  );
}
