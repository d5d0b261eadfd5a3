import type { ImapFlow } from 'imapflow';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';

/** Messages to flag with one command. */
const AT_ONCE = 200;

/** Sets pending flags on messages, including those of an earlier session that was killed (MAIL-02). */
export async function setFlags(
  client: ImapFlow,
  database: Database,
  { account, uidValidity }: { account: string; uidValidity: number },
): Promise<void> {
  await database.query(
    sql`DELETE FROM mailbox_flag WHERE account = ${account} AND uid_validity <> ${uidValidity}`,
  );
  for (;;) {
    const due = await database.query<{ uid: number; flag: string }>(sql`
      SELECT uid, flag FROM mailbox_flag WHERE account = ${account} AND flag = (
        SELECT min(flag) FROM mailbox_flag WHERE account = ${account}) ORDER BY uid LIMIT ${AT_ONCE}`);
    const [first] = due;
    if (first === undefined) return;
    const uids = due.map(({ uid }) => uid);
    await client.messageFlagsAdd(uids.join(','), [first.flag], { uid: true, silent: true });
    await database.query(sql`
      DELETE FROM mailbox_flag WHERE account = ${account} AND uid_validity = ${uidValidity} AND uid = ANY(${uids}::bigint[])
        AND flag = ${first.flag}`);
  }
}
