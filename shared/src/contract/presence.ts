import { Type, type Static } from 'typebox';
import { Answer, Exact, Id } from './common.ts';
import { RecordTopic } from './live.ts';

/** A page of a browser that has a record open, by a name that it has made up. */
const Page = Type.String({ pattern: '^[A-Za-z0-9-]{8,40}$' });

export const PresenceRequest = Exact({ Topic: RecordTopic, ID: Id, Page });
export type PresenceRequest = Static<typeof PresenceRequest>;

/** Colleagues who have the record open now, by name. */
export const PresenceResponse = Type.Object({ Others: Type.Array(Type.Object({ Name: Type.String() })) });
export type PresenceResponse = Static<typeof PresenceResponse>;

export const PresenceEnd = Exact({ topic: RecordTopic, id: Id, page: Page });
export type PresenceEnd = Static<typeof PresenceEnd>;

export const presenceCalls = {
  presence: {
    number: 304,
    method: 'PUT',
    path: '/v1/presence',
    body: PresenceRequest,
    response: PresenceResponse,
  },
  presenceEnd: {
    number: 305,
    method: 'DELETE',
    path: '/v1/presence',
    querystring: PresenceEnd,
    response: Answer,
  },
} as const;
