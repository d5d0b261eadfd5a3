import type { CalendarFeed, CalendarFeedMade } from '@galley/server/exchange/calendarFeed/contract';
import { responseOf, queryClient, queryOptions, request } from '@galley/shared/http';

const PATH = '/v1/calendar';
/** The first part of the query key of the feed. */
export const CALENDAR_KEY = 'calendarFeed';

/** Call 207. */
export const calendarFeedQuery = () =>
  queryOptions({
    queryKey: [CALENDAR_KEY],
    queryFn: responseOf<CalendarFeed>({ path: PATH }),
  });

/**
 * Call 206: creates the feed or replaces its address.
 * @param proof the password, or a code of the authenticator app
 * @returns the address, which can't be read again
 */
export async function makeAddress(proof: string): Promise<string> {
  const { Address } = await request<CalendarFeedMade>({ method: 'POST', path: PATH, body: { Proof: proof } });
  await queryClient.invalidateQueries({ queryKey: [CALENDAR_KEY] });
  return Address;
}

/** Call 208. */
export const revokeAddress = (): Promise<boolean> => request<boolean>({ method: 'DELETE', path: PATH });
