import { Type } from 'typebox';
import { Exact, Uid } from '@galley/shared/contract/common';

/** Calls 35–37. */
export const CustomerUidParams = Type.Object({ customerUid: Uid });
export const TicketQuery = Type.Object({
  ticket: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Replaces the token, because a link can’t send a header.',
    }),
  ),
});
/** Call 36 returns a spreadsheet by default. */
export const SummaryQuery = Type.Object({
  ...TicketQuery.properties,
  format: Type.Optional(Type.Union([Type.Literal('xlsx'), Type.Literal('pdf')])),
});
/** Call 102: the path of one of the three downloads, with its query; the response adds the ticket to it. */
export const TicketRequest = Exact({ path: Type.String({ minLength: 1, maxLength: 500 }) });
export const TicketResponse = Type.Object({ url: Type.String() });
