import type {
  SetupOperation,
  SetupOperationAnswer,
  SetupState,
} from '@galley/server/operations/setup/contract';
import { addressOf, responseOf, newKey, queryClient, queryOptions, request } from '@galley/shared/http';

const PATH = '/v1/setup';
const KEY = ['setup'];
/** How often the progress of the sample data is read. */
const POLL_MS = 500;

/** Call 344. */
export const setupQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: responseOf<SetupState>({ path: PATH }),
    // A step can be completed on any page meanwhile.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.sample.state === 'loading' ? POLL_MS : false),
  });

const operate = (body: SetupOperation) =>
  request<SetupOperationAnswer>({ method: 'POST', path: PATH, body, key: newKey() });

/** Call 345, for everything except a download; shows the new state at once. */
export async function runSetupOperation(
  Operation: Exclude<SetupOperation['Operation'], 'download'>,
): Promise<void> {
  const { state } = await operate({ Operation });
  queryClient.setQueryData(KEY, state);
}

/**
 * Call 345 for a download.
 * @param proof the password once more, or a code of the authenticator app
 * @returns the address of the archive, good for one download within five minutes
 */
export async function requestArchive(proof: string): Promise<string> {
  const { url } = await request<SetupOperationAnswer>({
    method: 'POST',
    path: PATH,
    body: { Operation: 'download', Proof: proof } satisfies SetupOperation,
  });
  return addressOf('exportHost', url ?? '');
}

/** Refetches lists, counts and options, because all records were added or removed. */
export const readAllAgain = (): Promise<void> => queryClient.invalidateQueries();
