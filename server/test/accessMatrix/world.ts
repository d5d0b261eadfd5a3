import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Day } from '@galley/shared/domain/calendar';
import { hashPassword } from '#server/account/password';
import { permitHash } from '#server/common/permit';
import type { Database } from '#server/db/database';
import { DEFAULT_ORDER_FILTERS } from '#server/orders/search/findOrders';
import { OWNERS, type Employee } from './people.ts';

const uid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The records that the calls refer to, by id; all belong to `company` unless noted. */
export const WORLD = {
  parent: 1001,
  /** A customer that shows its pricing: one contact, an open and a closed activity, an address, two order lines. */
  company: 1011,
  companyUid: uid(1011),
  prospect: 1012,
  /** A company of another parent, whose account owner nobody works for. */
  farCompany: 1013,
  contact: 1021,
  /** A contact without any company. */
  freeContact: 1022,
  /** The contacts of the prospect and of the other account owner's company. */
  sharedContact: 1023,
  /** Merged into the company's contact; it belonged to the same company. */
  mergedContact: 1024,
  merge: 1025,
  activity: 1031,
  closedActivity: 1032,
  /** At the company of the other account owner: assigned to the caller, and created by the caller. */
  assignedActivity: 1033,
  createdActivity: 1034,
  address: 1041,
  /** Views of the associated person: private, for their team, for everybody. */
  ownView: 1051,
  teamView: 1052,
  sharedView: 1053,
  /** Shared by somebody who has left. */
  leftView: 1054,
  /** Permits that the caller got while authorized. */
  exportUid: 'E'.repeat(43),
  downloadTicket: 'D'.repeat(43),
  /** A colleague's request to associate the contact with the company of the other account owner. */
  request: 1081,
  /** A service token. */
  serviceToken: 1091,
  webhook: 1093,
  /** The token of the caller's calendar feed. */
  calendarSecret: 'C'.repeat(43),
  /** A colleague's link to an order line, and its token. */
  share: 1098,
  shareToken: 'L'.repeat(43),
  resetToken: 'R'.repeat(43),
  /** The ticket of a sign-in that is waiting for its second step. */
  stepTicket: 'S'.repeat(43),
  /** Belongs to a colleague, not the caller. */
  ownerProof: 'P'.repeat(43),
  /** In the inbox of the associated person: that the activity was assigned to them. */
  inboxItem: 1095,
  /** The same: that the notes of the contact mention them. */
  mentionItem: 1096,
  /** The id that lists show for a colleague's session. */
  colleagueSession: 1097,
  /** Files: of a colleague at the company and the activity, of the caller at the contact, and at a company that is deleted. */
  companyFile: 1101,
  activityFile: 1102,
  contactFile: 1103,
  hiddenFile: 1104,
  deletedCompany: 1014,
  content: 'what is in each of them',
  ownerPassword: 'owners only',
} as const;

const TABLES =
  `record_file stored_file contact_merge_row contact_merge passkey passkey_challenge totp recovery_code second_factor_required calendar_feed order_watch mention customer_change inbox_wanted inbox_item inbox_mute inbox_mail inbox_quiet push_device presence reorder_ask proof_answer order_share bulk_item bulk_job activity association_request release_load release_figure release_figure_person list_view ticket shipping_address order_line contact_company contact company
  trend_group product advertiser webhook change_out change_pending service_token feed_source audit_log idempotency_key password_reset throttle cgom_variable shell_setting`.split(
    /\s+/,
  );

const companies = (rep: number) => `
  INSERT INTO trend_group (id, name) VALUES (${WORLD.parent}, 'Matrix'), (1002, 'Far Away');
  INSERT INTO company (id, uid, trend_group_id, account_type_id, sales_rep_id, prospect, name, forecast_family_id,
    price_plan, show_pricing_summary, show_pricing_detail)
  SELECT id, uid, parent, owner, ${rep}, prospect, name, 1, 'Standard', true, true FROM (VALUES
    (${WORLD.company}, '${WORLD.companyUid}', ${WORLD.parent}, ${OWNERS.inside}, false, 'Matrix Press'),
    (${WORLD.prospect}, '${uid(WORLD.prospect)}', ${WORLD.parent}, ${OWNERS.inside}, true, 'Matrix Prospect'),
    (${WORLD.farCompany}, '${uid(WORLD.farCompany)}', 1002, ${OWNERS.elsewhere}, false, 'Far Away Posters')
  ) AS new (id, uid, parent, owner, prospect, name);
  INSERT INTO contact (id, name, email) VALUES (${WORLD.contact}, 'Matrix Buyer', 'buyer@example.com'),
    (${WORLD.freeContact}, 'Matrix Freelance', 'freelance@example.com'),
    (${WORLD.sharedContact}, 'Both Buyer', 'both@example.com');
  UPDATE contact SET phone = '303-555-0100' WHERE id IN (${WORLD.contact}, ${WORLD.sharedContact});
  INSERT INTO contact_company VALUES (${WORLD.contact}, ${WORLD.company}, true),
    (${WORLD.sharedContact}, ${WORLD.prospect}, true), (${WORLD.sharedContact}, ${WORLD.farCompany}, false);
  INSERT INTO contact (id, name, email, inactive, merged_into)
  VALUES (${WORLD.mergedContact}, 'Matrix Byer', 'byer@example.com', true, ${WORLD.contact});
  INSERT INTO shipping_address (id, company_id, name, address1, city, state, zip)
  VALUES (${WORLD.address}, ${WORLD.company}, 'Dock', '1 Press Road', 'Denver', 'CO', '80202');`;

const activities = (me: number, colleague: number, today: Day) => `
  INSERT INTO activity (id, trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id,
    start_date, series_start, created_on, comments, status, version)
  SELECT id, parent, company, contact, ${colleague}, assignee, creator, 1, day, day, day, 'Call', status, 1 + status
  FROM (VALUES
    (${WORLD.activity}, ${WORLD.parent}, ${WORLD.company}, ${WORLD.contact}, ${colleague}, ${colleague}, 0),
    (${WORLD.closedActivity}, ${WORLD.parent}, ${WORLD.company}, ${WORLD.contact}, ${colleague}, ${colleague}, 1),
    (${WORLD.assignedActivity}, 1002, ${WORLD.farCompany}, ${WORLD.freeContact}, ${me}, ${colleague}, 0),
    (${WORLD.createdActivity}, 1002, ${WORLD.farCompany}, ${WORLD.freeContact}, ${colleague}, ${me}, 0)
  ) AS new (id, parent, company, contact, assignee, creator, status), (SELECT DATE '${today}' AS day) AS at;`;

const orders = (rep: number, today: Day) => `
  INSERT INTO product (id, name) VALUES (1061, 'Bulletin');
  INSERT INTO advertiser (id, name) VALUES (1071, 'Example Advertiser');
  INSERT INTO order_line (order_id, line_num, trend_group_id, company_id, account_type_id, sales_rep_id, status,
    order_date, cost, qty, product_id, advertiser_id)
  SELECT 771000, line, ${WORLD.parent}, ${WORLD.company}, ${OWNERS.inside}, ${rep}, 0, DATE '${today}', 50, 1, 1061, 1071
  FROM generate_series(1, 2) AS line;`;

const EXPORTED = {
  ...DEFAULT_ORDER_FILTERS,
  ParentID: 0,
  CompanyID: WORLD.company,
  SortBy: 'Priority',
  SortOrder: 'asc',
};

const FILE = createHash('sha256').update(WORLD.content).digest('hex');
const files = (me: number, colleague: number) => `
  INSERT INTO company (id, trend_group_id, account_type_id, sales_rep_id, prospect, name, forecast_family_id, price_plan, deleted_at)
  VALUES (${WORLD.deletedCompany}, ${WORLD.parent}, ${OWNERS.inside}, ${colleague}, false, 'Deleted Press', 1, 'Standard', now());
  INSERT INTO stored_file (sha256, size) VALUES ('${FILE}', ${WORLD.content.length});
  INSERT INTO record_file (id, sha256, name, type, added_by, company_id, activity_id, contact_id) OVERRIDING SYSTEM VALUE VALUES
    (${WORLD.companyFile}, '${FILE}', 'a.pdf', 'application/pdf', ${colleague}, ${WORLD.company}, NULL, NULL),
    (${WORLD.activityFile}, '${FILE}', 'a.pdf', 'application/pdf', ${colleague}, NULL, ${WORLD.activity}, NULL),
    (${WORLD.contactFile}, '${FILE}', 'a.pdf', 'application/pdf', ${me}, NULL, NULL, ${WORLD.contact}),
    (${WORLD.hiddenFile}, '${FILE}', 'a.pdf', 'application/pdf', ${me}, ${WORLD.deletedCompany}, NULL, NULL);`;

const OWNER_HASH = await hashPassword(WORLD.ownerPassword);

const session = (jti: string, employee: number, id: number) => `
  INSERT INTO session (jti, id, employee_id, expires_at) OVERRIDING SYSTEM VALUE
  VALUES ('${jti}', ${id}, ${employee}, now() + interval '1 hour')
  ON CONFLICT (jti) DO UPDATE SET employee_id = excluded.employee_id, revoked_at = NULL;`;

const permits = (me: number, colleague: number, associated: number) => `
  ${session('matrix-mine', me, 1098)}
  ${session('matrix-colleague', colleague, WORLD.colleagueSession)}
  INSERT INTO list_view (id, owner_id, list, name, query, visibility) VALUES
    (${WORLD.ownView}, ${associated}, 'orders', 'Mine alone', 'status=34', 'mine'),
    (${WORLD.teamView}, ${associated}, 'orders', 'Of the team', 'status=34', 'team'),
    (${WORLD.sharedView}, ${associated}, 'orders', 'For everybody', 'status=34', 'everybody');
  INSERT INTO list_view (id, owner_id, list, name, query, visibility)
  SELECT ${WORLD.leftView}, id, 'contacts', 'Of one who left', '', 'team' FROM employee WHERE email = 'disabled@example.com';
  INSERT INTO list_view_use (employee_id, view_id, list, pin) VALUES (${associated}, ${WORLD.ownView}, 'orders', 1);
  INSERT INTO inbox_item (id, owner_id, kind, record_id, occasion, actor_id)
  VALUES (${WORLD.inboxItem}, ${associated}, 'assigned', ${WORLD.activity}, '1', ${colleague});
  INSERT INTO mention (employee_id, contact_id) VALUES (${associated}, ${WORLD.contact});
  INSERT INTO inbox_item (id, owner_id, kind, topic, record_id, occasion, actor_id)
  VALUES (${WORLD.mentionItem}, ${associated}, 'mentioned', 'contacts', ${WORLD.contact}, '1', ${colleague});
  INSERT INTO order_watch (employee_id, line_id) SELECT ${me}, id FROM order_line WHERE order_line_num = '771000-2';
  INSERT INTO reorder_ask (activity_id, line_id, company_id, product_id, asked_on, known_line)
  SELECT ${WORLD.activity}, id, company_id, product_id, order_date, id FROM order_line WHERE order_line_num = '771000-1';
  INSERT INTO order_watch (employee_id, order_id) VALUES (${me}, 771000);
  INSERT INTO order_watch (employee_id, company_id) VALUES (${me}, ${WORLD.company});
  INSERT INTO contact_merge (id, kept_id, merged_ids, employee_id) OVERRIDING SYSTEM VALUE
  VALUES (${WORLD.merge}, ${WORLD.contact}, '{${WORLD.mergedContact}}', ${colleague});
  INSERT INTO contact_merge_row (merge_id, place, source, before, after)
  SELECT ${WORLD.merge}, 1, 'contact', to_jsonb(contact) || '{"inactive": false, "merged_into": null}', to_jsonb(contact)
  FROM contact WHERE id = ${WORLD.mergedContact};
  INSERT INTO contact_merge_row (merge_id, place, source, before) VALUES (${WORLD.merge}, 2, 'contact_company',
    '{"contact_id": ${WORLD.mergedContact}, "company_id": ${WORLD.company}, "is_default": true}');
  INSERT INTO association_request (id, contact_id, company_id, requested_by)
  VALUES (${WORLD.request}, ${WORLD.contact}, ${WORLD.farCompany}, ${colleague});
  INSERT INTO ticket (id, kind, employee_id, jti, company_id, expires_at) VALUES
    ('${permitHash(WORLD.downloadTicket)}', 'download', ${me}, 'matrix-mine', ${WORLD.company}, now() + interval '5 minutes'),
    ('${permitHash(WORLD.ownerProof)}', 'account-owner-proof', ${colleague}, 'matrix-colleague', NULL, now() + interval '5 minutes');
  INSERT INTO ticket (id, kind, employee_id, jti, company_id, details, expires_at)
  VALUES ('${permitHash(WORLD.exportUid)}', 'orders-export', ${me}, 'matrix-mine', ${WORLD.company}, '${JSON.stringify(EXPORTED)}',
    now() + interval '5 minutes');
  INSERT INTO password_reset (token_hash, employee_id, expires_at)
  VALUES ('${permitHash(WORLD.resetToken)}', ${me}, now() + interval '5 minutes');
  INSERT INTO order_share (id, token_hash, line_id, employee_id, fields, expires_at) OVERRIDING SYSTEM VALUE
  SELECT ${WORLD.share}, '${permitHash(WORLD.shareToken)}', id, ${colleague}, '{status}', now() + interval '1 day'
  FROM order_line WHERE order_line_num = '771000-1';
  INSERT INTO calendar_feed (employee_id, secret_hash, created_at)
  VALUES (${me}, '${permitHash(WORLD.calendarSecret)}', '2026-11-21T17:00:00Z');
  INSERT INTO ticket (id, kind, employee_id, details, expires_at)
  SELECT '${permitHash(WORLD.stepTicket)}', 'second-step', id,
    jsonb_build_object('password', encode(sha256(password_hash::bytea), 'hex')), now() + interval '5 minutes'
  FROM employee WHERE id = ${me};
  INSERT INTO feed_source (id, name) OVERRIDING SYSTEM VALUE VALUES (1091, 'orders');
  INSERT INTO service_token (id, name, source_id, scopes, token_hash, expires_at) OVERRIDING SYSTEM VALUE
  VALUES (${WORLD.serviceToken}, 'Order system', 1091, '{feed:*}', 'none', now() + interval '1 day');
  INSERT INTO webhook (id, source_id, url, resources, secret) OVERRIDING SYSTEM VALUE
  VALUES (${WORLD.webhook}, 1091, 'https://receiver.example/', '{contacts}', 'a secret of both');
  INSERT INTO cgom_variable (name, value, value_hash, secret)
  VALUES ('AccountOwnerPassword', '', '${OWNER_HASH}', true);`;

/** A room's part of the world, exported as `world` from its tests' `accessWorld.ts`. */
export interface RoomWorld {
  /** Emptied first, in this order. */
  tables: readonly string[];
  /** Statements that run after the rest of the world exists. */
  made: (people: Record<'me' | 'colleague' | 'associated', Employee> & { today: Day }) => string;
}

const tests = path.join(import.meta.dirname, '..');
/** The rooms' parts, loaded on first use because they refer to records in this file. */
let rooms: Promise<readonly RoomWorld[]> | undefined;
const roomWorlds = async (): Promise<readonly RoomWorld[]> =>
  await Promise.all(
    readdirSync(tests, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'accessWorld.js')
      .sort()
      .map(async (file) => {
        const { world }: { world: RoomWorld } = await import(pathToFileURL(path.join(tests, file)).href);
        return world;
      }),
  );

/** Stores the content of the world's files in a folder. */
export async function storeFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, FILE), WORLD.content);
}

/** Resets the database to the world, employees and fixed lists, as seen by `me`. */
export async function makeWorld(
  database: Database,
  people: Record<'me' | 'colleague' | 'associated', Employee> & { today: Day },
): Promise<void> {
  const { me, colleague, associated, today } = people;
  const added = await (rooms ??= roomWorlds());
  const tables = [...added.flatMap((room) => room.tables), ...TABLES];
  await database.transaction((transaction) =>
    transaction.script(`
      ${tables.map((table) => `DELETE FROM ${table};`).join('\n')}
      DELETE FROM employee WHERE email = 'new@example.com';
      ${companies(colleague.id)}
      ${activities(me.id, colleague.id, today)}
      ${orders(colleague.id, today)}
      ${permits(me.id, colleague.id, associated.id)}
      ${files(me.id, colleague.id)}
      ${added.map((room) => room.made(people)).join('\n')}`),
  );
}
