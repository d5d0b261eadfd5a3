import { QueryClient } from '@tanstack/react-query';
import { galley } from '../store/index.ts';
import { ApiError } from './apiError.ts';

const RETRIES = 2;
const FIRST_DELAY_MS = 400;
/** Long enough that Back shows a list as it was, short enough that nobody works on stale data. */
const FRESH_MS = 15_000;
/** Statuses that can change a moment later. */
const TRANSIENT = new Set([0, 429, 502, 503, 504]);

const isTransient = (error: Error) =>
  error instanceof ApiError &&
  TRANSIENT.has(error.status) &&
  // If the browser agrees that there is no network, a retry has to wait for it (LIVE-20).
  (error.status !== 0 || navigator.onLine) &&
  galley.getState().session !== null;

function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && isTransient(error),
        retryDelay: (attempt) => FIRST_DELAY_MS * 2 ** attempt,
        // navigator.onLine is often wrong behind a VPN; a failed call is more reliable.
        networkMode: 'always',
        // That mode would turn this off: queries that failed without a network refetch when it returns.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // AUTH-07: the next user of this browser must not see the previous user's data.
  galley.subscribe(({ session }, before) => {
    if (session?.id !== before.session?.id) client.clear();
  });
  return client;
}

/** Everything that was loaded for the signed-in user. */
export const queryClient = createQueryClient();
