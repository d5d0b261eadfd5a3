import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { promote } from '@galley/releases/operations/promote';
import { addRelease, testBuild, testHost, testRelease } from '@galley/releases/testing/releases';
import { permitHash } from '#server/common/permit';
import { openSession } from '#server/account/sessionQueries';
import { tokenSecret } from '#server/account/secret';
import type { Database } from '#server/db/database';
import { signToken } from '#server/account/token';
import { DEMO_OWNER_PASSWORD, DEMO_PASSWORD } from '#server/demo/accounts';
import { REP, type TestServer } from '../testing.ts';
import type { Hints } from './valid.ts';
import { LAST_DAY } from '../exchange/tokens/lastDay.ts';

const built = testBuild(testRelease('orders', 'C'));
/** A build that CI uploads. */
const UPLOAD = {
  text: built.text,
  files: Object.fromEntries(
    [...built.files].map(([file, bytes]) => [file, Buffer.from(bytes).toString('base64')]),
  ),
};
const CALENDAR_SECRET = 'the end of an address of a calendar';
const SHARE_TOKEN = 'the end of an address of an order line';
const RESET_TOKEN = 'a token that somebody was mailed';

/** Lets the rep do everything, so that requests are refused for their content and not for their caller. */
export async function letDoEverything(database: Database): Promise<void> {
  await database.query(sql`
    INSERT INTO employee_account (employee_id, account_type_id) SELECT 1, id FROM account_type ON CONFLICT DO NOTHING`);
  await database.query(sql`UPDATE employee SET employee_type = 'Operations' WHERE id = 1`);
}

export async function prepareTarget(server: TestServer): Promise<Hints> {
  const database = server.database();
  await letDoEverything(database);
  await database.query(sql`UPDATE company SET show_pricing_summary = true, show_pricing_detail = true`);
  await database.query(sql`
    INSERT INTO password_reset (token_hash, employee_id, expires_at)
    VALUES (${createHash('sha256').update(RESET_TOKEN).digest('hex')}, 12, now() + interval '1 day')`);
  await database.query(
    sql`INSERT INTO calendar_feed (employee_id, secret_hash) VALUES (12, ${permitHash(CALENDAR_SECRET)})`,
  );
  await database.query(sql`
    INSERT INTO order_share (token_hash, line_id, employee_id, fields, expires_at)
    SELECT ${permitHash(SHARE_TOKEN)}, min(id), 1, '{status,dates,tracking,proof,price}', now() + interval '1 day' FROM order_line`);
  const storage = folderStorage(server.config().releaseStore);
  for (const release of ['A', 'B']) await addRelease(storage, testRelease('orders', release));
  await promote(storage, { by: 'test', host: testHost(), remotes: { orders: 'A' } });
  return hints(server);
}

async function hints(server: TestServer): Promise<Hints> {
  const [rep] = await server.database().query<{ uid: string }>(sql`SELECT uid FROM employee WHERE id = 1`);
  const companies = await server
    .database()
    .query<{ uid: string }>(sql`SELECT uid FROM company ORDER BY id LIMIT 5`);
  const prospects = await server
    .database()
    .query<{ id: number }>(sql`SELECT id FROM company WHERE prospect ORDER BY id LIMIT 5`);
  const lines = await server.database().query<{ line: string }>(sql`
    SELECT min(order_line_num) AS line FROM order_line WHERE company_id IN (1, 2, 41) GROUP BY company_id`);
  const orderLines = lines.map(({ line }) => line);
  const uids = companies.map(({ uid }) => uid);
  const exported = await Promise.all(
    [1, 2, 3].map((id) => server.call<string>('GET', `/v1/orders/getUid/${id}`, { as: REP })),
  );
  return {
    EmployeeUID: [rep?.uid, rep?.uid.toUpperCase()],
    employeeUid: [rep?.uid],
    customerUid: uids,
    uid: exported.map(({ body }) => body),
    path: uids.map((uid) => `/v1/PricingExport/BuildAQuote/${uid}`),
    email: [REP, 'Rep@Galley.Example', 'nobody@galley.example', 'robin.sample.1@example.com'],
    password: [DEMO_PASSWORD, 'wrong'],
    Password: [DEMO_PASSWORD],
    resetToken: [RESET_TOKEN],
    secret: [CALENDAR_SECRET],
    token: [SHARE_TOKEN],
    Endpoint: ['https://push.example.com/1', 'https://push.example.com/2'],
    P256dh: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'],
    VariableName: ['AccountOwnerPassword'],
    Value: [DEMO_OWNER_PASSWORD, 'wrong'],
    IndividualEmail: ['a.person@example.com', 'Another.Person@example.com', 'third@example.com'],
    State: ['CO', 'NY'],
    ID: [0, 0, 1, 2, ...prospects.map(({ id }) => id)],
    CompanyID: [1, 2, 41],
    IndividualId: [0, 1, 2],
    IndividualID: [1, 2],
    KeptID: [1, 2],
    ids: ['1', '2', '1,2'],
    ActivityForID: [1, 2],
    FollowUpEndDate: [null, '9999-12-31'],
    Comments: ['Called, will call again.'],
    Filter_DateRange: [0, 1, 4, 7],
    Filter_invoice: ['', 5, '1234'],
    Filter_OrderNum: ['', '1000', '100023-1'],
    Operation: ['promote', 'rollback', 'disable', 'enable'],
    Company: ['Paper Mill', ' paper  MILL ', 'Print & Sons'],
    TrendGroupNumber: [0, 1, 2],
    ForecastFamily: [1, 2],
    AccountTypeID: [1],
    Phone: ['303-555-0100'],
    Zip: ['80202'],
    TypeID: [1, 2],
    Remote: ['orders'],
    remote: ['orders'],
    employees: [[REP]],
    Release: ['A', 'B'],
    release: ['A', 'B'],
    record: [UPLOAD.text],
    files: [UPLOAD.files],
    EmployeeFirstName: ['Sky', 'Robin'],
    EmployeeLastName: ['Fiction'],
    EmployeeEmail: ['sky@galley.example', 'fiction@galley.example', REP],
    AccountOwners: [[], [{ value: 1, isDefault: true }]],
    Name: ['Great Basin', 'Mine', ' great  basin '],
    phone: ['303-555-0100'],
    social: [[], [{ label: 'Prints', url: 'https://social.example' }]],
    PageNo: [1, 2],
    Version: [1, 2],
    searchterm: ['out', 'med', 'al%'],
    term: ['med', '1000'],
    value: [1, 2, 3, 17],
    line: orderLines,
    ReorderLine: orderLines,
    after: [''],
    expiresOn: [LAST_DAY],
    source: ['orders'],
    topic: ['activities', 'contacts', 'companies'],
    name: ['proof.pdf', 'brief.txt', 'drawing.svg'],
  };
}

/** A new session of the rep, without hashing a password. */
export async function freshToken(server: TestServer): Promise<string> {
  const database = server.database();
  const [rep] = await database.query<{ id: number; uid: string }>(
    sql`SELECT id, uid FROM employee WHERE id = 1`,
  );
  if (rep === undefined) throw new Error('there is no rep');
  const jti = crypto.randomUUID();
  const openedAt = await openSession(database, rep, jti, { address: '127.0.0.1', userAgent: 'fuzz' });
  if (openedAt === undefined) throw new Error('the session was not opened');
  const subject = {
    uid: rep.uid,
    givenName: 'Robin',
    familyName: 'Sample',
    employeeType: 'Operations',
    canaryKey: '',
    jti,
    issuedAt: openedAt,
  };
  return signToken(await tokenSecret(database), subject);
}
