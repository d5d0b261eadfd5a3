import sql, { type Sql } from 'sql-template-tag';
import type { ViewVisibility } from '@galley/shared/contract/views';
import type { LiveTopic } from '@galley/shared/contract/live';
import type { Queryable } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { Position } from './position.ts';

/** How many records of a topic are listed individually. */
export const MOST_NAMED = 50;

/** Changes of a topic, and who they're for. */
export interface Noted {
  topic: LiveTopic;
  /** Ids, each with its record's version if there is one; null: too many to list. */
  records: [id: number, version: number | null][] | null;
  /** For order lines. */
  accountTypeId: number | null;
  /** For a view: its owner, its visibility, its owner's account owners, and whether that owner has left. */
  ownerId: number | null;
  visibility: ViewVisibility | null;
  team: number[];
  hasLeft: boolean;
}

/** What was committed between two positions. */
export interface Batch {
  position: Position;
  noted: Noted[];
  /** False: incomplete, because old events were deleted or the position is from another database. */
  isWhole: boolean;
}

/** This database's identifier in positions. */
const DATABASE = sql`(SELECT concat_ws('.', system_identifier, timeline_id, (SELECT oid FROM pg_database WHERE datname = current_database()))
  FROM pg_control_system(), pg_control_checkpoint())`;

/** Whether a transaction is visible to the later snapshot but not to the earlier one. */
const isBetween = (since: Sql, until: Sql): Sql => sql`
  xid >= pg_snapshot_xmin(${since}) AND NOT pg_visible_in_snapshot(xid, ${since}) AND pg_visible_in_snapshot(xid, ${until})`;

/** Whether all events after a position still exist, judged by the oldest kept state. */
const isKept = (since: Sql, until: Sql): Sql => sql`
  COALESCE((SELECT pg_snapshot_xmax(${since}) >= pg_snapshot_xmax(snapshot) AND NOT EXISTS (
      SELECT FROM pg_snapshot_xip(${since}) AS unfinished WHERE pg_visible_in_snapshot(unfinished, snapshot))
    FROM live_kept ORDER BY at LIMIT 1), false) AND pg_snapshot_xmax(${since}) <= pg_snapshot_xmax(${until})`;

type Row = Noted & { snapshot: string; database: string; isKept: boolean; topic: LiveTopic | null };

/**
 * What was committed after one position and up to another.
 * @param until absent: now
 */
export async function readEvents(database: Queryable, since: Position, until?: Position): Promise<Batch> {
  const [before, now] = [sql`now.since`, sql`now.snapshot`];
  // The statement has two texts, because a stream first reads up to a position and then follows the present.
  const statement = prepared(until === undefined ? 'live_events' : 'live_events_until');
  const rows = await database.query<Row>(statement`
    WITH now AS MATERIALIZED (
      SELECT ${since.snapshot}::pg_snapshot AS since,
        ${until === undefined ? sql`pg_current_snapshot()` : sql`${until.snapshot}::pg_snapshot`} AS snapshot),
    one AS (
      SELECT topic, account_type_id, owner_id, visibility, record_id, max(version) AS version
      FROM live_event, now WHERE ${isBetween(before, now)} GROUP BY 1, 2, 3, 4, 5),
    noted AS (
      SELECT topic, account_type_id, owner_id, visibility,
        CASE WHEN count(*) <= ${MOST_NAMED} AND bool_and(record_id IS NOT NULL)
          THEN jsonb_agg(jsonb_build_array(record_id, version) ORDER BY record_id) END AS records
      FROM one GROUP BY 1, 2, 3, 4)
    SELECT now.snapshot::text, ${DATABASE} AS database, ${isKept(before, now)} AS "isKept", topic, records,
      account_type_id AS "accountTypeId", owner_id AS "ownerId", visibility,
      ARRAY(SELECT account_type_id FROM employee_account WHERE employee_id = owner_id) AS team,
      COALESCE((SELECT disabled_at IS NOT NULL FROM employee WHERE id = owner_id), false) AS "hasLeft"
    FROM now LEFT JOIN noted ON true`);
  const [first] = rows;
  if (first === undefined) throw new Error('a database always has a snapshot');
  const position = { database: first.database, snapshot: first.snapshot };
  return {
    position,
    noted: rows.flatMap(({ topic, ...row }) => (topic === null ? [] : [{ ...row, topic }])),
    isWhole: first.isKept && position.database === since.database,
  };
}

/** The database's current position. */
export async function currentPosition(database: Queryable): Promise<Position> {
  const [row] = await database.query<Position>(
    sql`SELECT ${DATABASE} AS database, pg_current_snapshot()::text AS snapshot`,
  );
  if (row === undefined) throw new Error('a database always has a snapshot');
  return row;
}

const counted = (since: Position, until: Position): Sql => sql`
  SELECT count(*) FROM live_event
  WHERE ${isBetween(sql`${since.snapshot}::pg_snapshot`, sql`${until.snapshot}::pg_snapshot`)}`;

/** How many events are between two positions. */
export async function countEvents(database: Queryable, since: Position, until: Position): Promise<number> {
  const [row] = await database.query<{ count: number }>(counted(since, until));
  return row?.count ?? 0;
}

/**
 * Whether a replica has everything that was committed between two positions, judged by the events, which are written along with their
 * changes. A replica's snapshot doesn't show which transactions within its range are unfinished.
 * @param count how many events the primary has
 */
export async function hasArrived(
  replica: Queryable,
  { since, until, count }: { since: Position; until: Position; count: number },
): Promise<boolean> {
  const [row] = await replica.query<{ has: boolean }>(sql`
    SELECT (${counted(since, until)}) >= ${count}
      OR pg_snapshot_xmin(pg_current_snapshot()) >= pg_snapshot_xmax(${until.snapshot}::pg_snapshot) AS has`);
  return row?.has === true;
}
