import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { Sql } from 'sql-template-tag';
import type { Database } from '../../db/database.ts';
import { callOf } from '../../http/callOf.ts';
import { timedDatabase } from '../../db/timedDatabase.ts';

/** The database statements of a request. */
interface CallStatements {
  statements: number;
  slowest: { seconds: number; statement: Sql } | undefined;
}

/** A node of a query plan. Leaves out its conditions, because they contain people's input. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Plan Rows': number;
  'Total Cost': number;
  Plans?: PlanNode[];
}

/** A plan as lines, such as '  Index Scan on activity by activity_due (rows 20, cost 8.5)'. */
const linesOf = (node: PlanNode, depth = 0): string[] => {
  const on = node['Relation Name'] === undefined ? '' : ` on ${node['Relation Name']}`;
  const by = node['Index Name'] === undefined ? '' : ` by ${node['Index Name']}`;
  const line = `${'  '.repeat(depth)}${node['Node Type']}${on}${by} (rows ${node['Plan Rows']}, cost ${node['Total Cost']})`;
  return [line, ...(node.Plans ?? []).flatMap((inner) => linesOf(inner, depth + 1))];
};

/** The plan of a statement now, without running it; undefined if the database can't explain it. */
async function planOf(database: Database, { strings, values }: Sql): Promise<string[] | undefined> {
  const [first = '', ...rest] = strings;
  const explained = new Sql([`EXPLAIN (FORMAT JSON) ${first}`, ...rest], values);
  const [row] = await database
    .query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explained)
    // For example, for a temporary table.
    .catch(() => []);
  const [whole] = row?.['QUERY PLAN'] ?? [];
  return whole && linesOf(whole.Plan);
}

/**
 * Logs each call that takes longer than `slowMs`, with its slowest statement and that statement's plan (METR-06). The statement has
 * placeholders instead of people's input. Only applies to routes that are registered from now on.
 * @returns the database whose statements are timed
 */
export function logSlowCalls(app: FastifyInstance, database: Database, slowMs: number): Database {
  const current = new AsyncLocalStorage<CallStatements>();
  const byRequest = new WeakMap<object, CallStatements>();
  // Requests only one plan at a time from a slow database.
  let isPlanning = false;

  app.addHook('onRequest', (request, _reply, done) => {
    const own: CallStatements = { statements: 0, slowest: undefined };
    byRequest.set(request, own);
    current.run(own, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const own = byRequest.get(request);
    const isStream = reply.raw.getHeader('content-type') === 'text/event-stream';
    if (own === undefined || isStream || reply.elapsedTime < slowMs) return;
    const { statements, slowest } = own;
    let plan: string[] | undefined;
    if (slowest !== undefined && !isPlanning) {
      isPlanning = true;
      plan = await planOf(database, slowest.statement).finally(() => (isPlanning = false));
    }
    request.log.warn(
      {
        call: callOf(request.routeOptions.url),
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        statements,
        ...(slowest && {
          slowest: {
            ms: Math.round(slowest.seconds * 1_000),
            statement: slowest.statement.text.replaceAll(/\s+/g, ' ').trim(),
            plan,
          },
        }),
      },
      'a call was slow',
    );
  });
  return timedDatabase(database, (seconds, statement) => {
    const own = current.getStore();
    if (own === undefined) return;
    own.statements += 1;
    if (seconds >= (own.slowest?.seconds ?? 0)) own.slowest = { seconds, statement };
  });
}
