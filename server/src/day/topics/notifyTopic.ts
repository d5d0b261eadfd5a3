import sql from 'sql-template-tag';
import type { NOT_TOLD, TopicNews, TopicTold } from './contract.ts';
import { MOST_NOTIFIED_PER_HOUR } from '@galley/shared/domain/topics';
import { formatCount } from '@galley/shared/domain/count';
import { isInApp } from '@galley/releases/record/isInApp';
import { CALLER_COLUMNS, canaryKey } from '../../account/index.ts';
import type { Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';
import type { ActiveTopic } from './activeTopics.ts';
import { topicRecord } from './topicRecord.ts';

const HOUR_S = 3600;

/** Counts the people that a token notifies. @throws HttpProblem 429 with Retry-After if the limit is reached (TEAM-22) */
async function spend(transaction: Transaction, tokenId: number, people: number): Promise<void> {
  const [allowance] = await transaction.query<{ left: number }>(sql`
    UPDATE service_token SET told_at = now(), told_left = known.refilled - ${people}::float8
    FROM (SELECT id, LEAST(${MOST_NOTIFIED_PER_HOUR}::float8, COALESCE(told_left, ${MOST_NOTIFIED_PER_HOUR}::float8)
        + ${MOST_NOTIFIED_PER_HOUR / HOUR_S}::float8 * COALESCE(extract(epoch FROM now() - told_at)::float8, 0)) AS refilled
      FROM service_token WHERE id = ${tokenId} FOR UPDATE) AS known
    WHERE service_token.id = known.id RETURNING told_left AS left`);
  const missing = -(allowance?.left ?? 0);
  if (missing <= 0) return;
  throw new HttpProblem(
    429,
    `This token’s allowance is used up. It refills at ${formatCount(MOST_NOTIFIED_PER_HOUR)} people an hour.`,
    [],
    {
      'retry-after': String(Math.ceil((missing * HOUR_S) / MOST_NOTIFIED_PER_HOUR)),
    },
  );
}

type Addressee = Omit<Caller, 'jti' | 'writes'> & { email: string };

const addresseesOf = (transaction: Transaction, emails: readonly string[]): Promise<Addressee[]> =>
  transaction.query<Addressee>(sql`
    SELECT ${CALLER_COLUMNS}, lower(email) AS email FROM employee
    WHERE lower(email) = ANY(${emails}::text[]) AND disabled_at IS NULL`);

/** The id of a topic. Updates its label and icon to the release's. */
async function topicId(
  transaction: Transaction,
  remote: string,
  { key, label, icon }: ActiveTopic['topic'],
): Promise<number> {
  const [row] = await transaction.query<{ id: number }>(sql`
    INSERT INTO remote_topic (remote, topic, label, icon) VALUES (${remote}, ${key}, ${label}, ${icon})
    ON CONFLICT (remote, topic) DO UPDATE SET label = excluded.label, icon = excluded.icon RETURNING id`);
  return row?.id ?? 0;
}

export interface Telling {
  remote: string;
  active: ActiveTopic;
  /** The secret for canary keys. */
  secret: Uint8Array;
}

const emailsOf = ({ employees }: TopicNews) => [
  ...new Set(employees.map((email) => email.trim().toLowerCase())),
];

/** Call 338 (TEAM-19): sends a remote's notifications. @throws HttpProblem 422 as `notifyPeople`, 429 beyond the token's limit */
export async function notifyTopic(
  transaction: Transaction,
  { tokenId, ...telling }: Telling & { tokenId: number },
  news: TopicNews,
): Promise<TopicTold> {
  await spend(transaction, tokenId, emailsOf(news).length);
  return notifyPeople(transaction, telling, news);
}

/**
 * Notifies everyone who gets the topic and can see the record, unless they muted it or were already notified.
 * @throws HttpProblem 422 for an address outside the app or an unknown record
 */
export async function notifyPeople(
  transaction: Transaction,
  { remote, active, secret }: Telling,
  news: TopicNews,
): Promise<TopicTold> {
  const { topic, forPerson } = active;
  const address = news.address ?? topic.address ?? `/${remote}`;
  if (!isInApp(address, remote)) throw brokenField('address', `${address} isn’t a page address.`);
  if (news.text.trim() === '') throw brokenField('text', 'Say what happened.');
  const record = await topicRecord(transaction, news.record);
  const emails = emailsOf(news);
  const people = new Map((await addresseesOf(transaction, emails)).map((one) => [one.email, one]));
  const reasonAgainst = (email: string): (typeof NOT_TOLD)[number] | undefined => {
    const person = people.get(email);
    if (person === undefined) return 'unknown';
    const { uid, employeeType: type } = person;
    if (forPerson({ key: canaryKey(secret, uid), type }) === undefined) return 'notOffered';
    return record.isSeenBy(person) ? undefined : 'notSeen';
  };
  const notTold = emails.flatMap((employee) => {
    const reason = reasonAgainst(employee);
    return reason === undefined ? [] : [{ employee, reason }];
  });
  const owners = [...people.values()]
    .filter(({ email }) => !notTold.some(({ employee }) => employee === email))
    .map(({ employeeId }) => employeeId);
  const told = await transaction.query(sql`
    INSERT INTO inbox_item (owner_id, kind, record_id, topic, occasion, remote_topic_id, told, address)
    SELECT owner, 'remote', ${record.id}, ${record.sort}::text, ${`${remote}/${topic.key}/${news.key}`},
      ${await topicId(transaction, remote, topic)}, ${news.text.trim()}, ${address}
    FROM unnest(${owners}::int[]) AS owner
    WHERE NOT EXISTS (
      SELECT FROM remote_topic_mute AS mute WHERE employee_id = owner AND mute.remote = ${remote} AND mute.topic = ${topic.key})
    ON CONFLICT DO NOTHING RETURNING id`);
  return { told: told.length, notTold };
}
