import { Type, type Static } from 'typebox';
import { Exact, Id } from './common.ts';
import { RecordTopic } from './live.ts';

/** A page that has a record open, under a random id of its own. */
const Page = Type.String({ pattern: '^[A-Za-z0-9-]{8,40}$' });

export const PresenceRequest = Exact({ Topic: RecordTopic, ID: Id, Page });
export type PresenceRequest = Static<typeof PresenceRequest>;

/** Colleagues who have the record open now, by name. */
export const PresenceResponse = Type.Object({ Others: Type.Array(Type.Object({ Name: Type.String() })) });
export type PresenceResponse = Static<typeof PresenceResponse>;

export const PresenceEnd = Exact({ topic: RecordTopic, id: Id, page: Page });
export type PresenceEnd = Static<typeof PresenceEnd>;
