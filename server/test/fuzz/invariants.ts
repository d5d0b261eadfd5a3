import assert from 'node:assert/strict';
import sql from 'sql-template-tag';
import type { CountsResponse } from '@galley/shared/contract/lookups';
import { post, type TestServer } from '../testing.ts';

const ACTIVITIES = { Filter_ActivityForID: 0, Filter_Status: 4, Filter_Apply: true };

/** Asserts what must hold whatever was sent. @returns what was compared, in words */
export async function assertInvariants(server: TestServer, as: string): Promise<string> {
  const [found] = await server.database().query<Record<string, number>>(sql`
    SELECT (SELECT count(*) FROM (SELECT contact_id FROM contact_company GROUP BY contact_id
        HAVING count(*) FILTER (WHERE is_default) <> 1) AS one) AS "contacts without exactly one default company",
      (SELECT count(*) - count(DISTINCT name_key(name)) FROM company) AS "companies of the same name",
      (SELECT count(*) - count(DISTINCT name_key(name)) FROM trend_group) AS "parents of the same name",
      (SELECT count(*) - count(DISTINCT lower(email)) FROM contact) AS "contacts of the same email",
      (SELECT count(*) - count(DISTINCT previous_id) FROM activity WHERE previous_id IS NOT NULL)
        AS "activities that two follow",
      (SELECT count(*) FROM activity AS next JOIN activity AS before ON before.id = next.previous_id
        WHERE before.status = 0) AS "open activities that one follows",
      (SELECT count(*) FROM company JOIN order_line ON company_id = company.id
        WHERE company.account_type_id <> order_line.account_type_id
          OR company.trend_group_id <> order_line.trend_group_id) AS "lines that are not with their company",
      (SELECT count(*) FROM activity WHERE start_date < '0001-01-02' OR start_date > '9999-12-31') AS "odd days"`);
  for (const [what, count] of Object.entries(found ?? {})) assert.equal(count, 0, what);
  const selections = await server.database().query<{ parent: number; company: number }>(sql`
    (SELECT id AS parent, 0 AS company FROM trend_group ORDER BY id DESC LIMIT 5)
    UNION ALL (SELECT trend_group_id, id FROM company ORDER BY version DESC, id LIMIT 10) UNION ALL SELECT 0, 0`);
  for (const { parent, company } of selections) await assertCounts(server, as, { parent, company });
  return `${selections.length} selections whose header counts are their lists’ totals`;
}

async function assertCounts(
  server: TestServer,
  as: string,
  { parent, company }: { parent: number; company: number },
): Promise<void> {
  const page = { PageNo: 1, PageSize: 20 };
  const counts = await post<CountsResponse>(
    server,
    '/v1/customers/counts',
    { ParentCompanyID: parent, CompanyID: company },
    as,
  );
  const selection = { ...page, ParentID: parent, CompanyID: company };
  const activities = { ...page, SelectedParentID: parent, SelectedCompanyID: company };
  const total = async (path: string, body: object) =>
    (await post<{ TotalCount: number }>(server, path, body, as)).TotalCount;
  assert.deepEqual(
    Object.values(counts),
    [
      await total('/v1/customers/paged', selection),
      await total('/v1/individuals/paged', selection),
      await total('/v1/orders/paged', selection),
      await total('/v1/activity/paged', parent === 0 ? activities : { ...activities, ...ACTIVITIES }),
    ],
    `parent ${parent}, company ${company}`,
  );
}
