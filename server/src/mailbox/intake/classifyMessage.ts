import type { Queryable } from '../../db/database.ts';
import type { ParsedMessage } from '../parse/message.ts';
import type { IgnoredReason } from '../rules/outcomes.ts';
import { readSubject } from '../rules/subject.ts';
import { isAuthentic } from './authentication.ts';
import {
  countRecentReplies,
  contactsOf,
  employeeOf,
  threadOf,
  type KnownContact,
  type Thread,
} from './people.ts';
import { companyFromTag } from './threadTag.ts';

/** The maximum number of a contact's replies in a day. It stops loops of automatic replies. */
export const MOST_ANSWERS = 100;

export interface ClassifyOptions {
  /** The address of the mailbox. */
  address: string;
  authenticatedBy: string | undefined;
  secret: Uint8Array;
  /** A time, in UTC; older messages are ignored. Undefined: none are. */
  keptSince: string | undefined;
}

/** Contacts of one company; the first one gets the activity. */
export interface Place {
  company: number;
  contacts: KnownContact[];
}

/** A message that counts (MAIL-05), with its companies. */
export interface Accepted {
  employee: number;
  /** The contact who replied; undefined: the employee wrote the message. */
  sender: KnownContact | undefined;
  thread: Thread | undefined;
  subject: string;
  isPrivate: boolean;
  places: Place[];
}

type Verdict = { accepted: Accepted } | { left: IgnoredReason };

/** The company under which a contact's message is filed: the thread's or the tag's, else the contact's default company. */
function companyOf({ companies }: KnownContact, preferred: readonly number[]): number | undefined {
  return (companies.find(({ id }) => preferred.includes(id)) ?? companies[0])?.id;
}

function placesOf(contacts: readonly KnownContact[], preferred: readonly number[], isOnly: boolean): Place[] {
  const places = new Map<number, KnownContact[]>();
  for (const contact of contacts) {
    const company = companyOf(contact, preferred);
    if (company === undefined || (isOnly && !preferred.includes(company))) continue;
    places.set(company, [...(places.get(company) ?? []), contact]);
  }
  return [...places].map(([company, those]) => ({ company, contacts: those }));
}

/** An employee's message counts if a contact is among its recipients. */
async function ofEmployee(
  transaction: Queryable,
  message: ParsedMessage,
  { employee, secret }: { employee: number; secret: Uint8Array },
): Promise<Verdict> {
  const contacts = await contactsOf(transaction, message.recipients);
  if (contacts.length === 0) return { left: 'contact' };
  const { subject, isPrivate, tag } = readSubject(message.subject);
  const thread = await threadOf(transaction, message.references);
  const tagged = companyFromTag(secret, tag);
  const preferred = [...(tagged ? [tagged.company] : []), ...(thread?.companies ?? [])];
  const places = placesOf(contacts, preferred, false);
  if (places.length === 0) return { left: 'company' };
  return {
    accepted: {
      employee,
      sender: undefined,
      thread,
      subject,
      isPrivate: isPrivate || thread?.isPrivate === true,
      places,
    },
  };
}

/** A contact's message counts as a reply in one of their threads, and only for that thread's companies. */
async function ofContact(
  transaction: Queryable,
  message: ParsedMessage,
  { sender, secret, at }: { sender: KnownContact; secret: Uint8Array; at: string },
): Promise<Verdict> {
  const { subject, isPrivate, tag } = readSubject(message.subject);
  const own = new Set(sender.companies.map(({ id }) => id));
  const found = await threadOf(transaction, message.references);
  const isOf = (thread: Thread) =>
    thread.contacts.includes(sender.id) || thread.companies.some((id) => own.has(id));
  const thread = found !== undefined && isOf(found) ? found : undefined;
  const tagged = companyFromTag(secret, tag);
  const isTagged = tagged !== undefined && own.has(tagged.company);
  if (thread === undefined && !isTagged) return { left: 'thread' };
  const employee = thread?.employee ?? tagged?.employee;
  if (employee === undefined) return { left: 'thread' };
  const home = companyOf(sender, thread?.companies ?? (isTagged ? [tagged.company] : []));
  if (home === undefined) return { left: 'company' };
  if ((await countRecentReplies(transaction, sender.id, at)) >= MOST_ANSWERS) return { left: 'many' };
  const others = await contactsOf(transaction, message.recipients);
  const places = placesOf(
    [sender, ...others.filter(({ id }) => id !== sender.id)],
    [home, ...(thread?.companies ?? [])],
    true,
  );
  return {
    accepted: {
      employee,
      sender,
      thread,
      subject,
      isPrivate: isPrivate || thread?.isPrivate === true,
      places,
    },
  };
}

/** Whether a message counts, and for whom (MAIL-05, MAIL-06). */
export async function classifyMessage(
  transaction: Queryable,
  message: ParsedMessage,
  at: string,
  { address, authenticatedBy, secret, keptSince }: ClassifyOptions,
): Promise<Verdict> {
  if (message.automatic !== '') return { left: 'automatic' };
  const [sender] = message.from;
  if (message.froms !== 1 || message.from.length !== 1 || sender === undefined) return { left: 'sender' };
  if (sender.address === address) return { left: 'automatic' };
  const employee = await employeeOf(transaction, sender.address);
  const [contact] = employee === undefined ? await contactsOf(transaction, [sender]) : [];
  if (employee === undefined && contact === undefined) return { left: 'unknown' };
  if (authenticatedBy !== undefined && !isAuthentic(message, sender.address, authenticatedBy))
    return { left: 'unauthenticated' };
  if (keptSince !== undefined && at < keptSince) return { left: 'old' };
  if (employee !== undefined) return ofEmployee(transaction, message, { employee, secret });
  return contact === undefined
    ? { left: 'unknown' }
    : ofContact(transaction, message, { sender: contact, secret, at });
}
