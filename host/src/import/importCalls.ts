import type { FeedUndone } from '@galley/server/exchange/feed/contract';
import type { DeadLetter, Webhook, WebhookNew } from '@galley/server/exchange/changes/contract';
import type {
  ServiceToken,
  ServiceTokenMade,
  ServiceTokenNew,
} from '@galley/server/exchange/tokens/contract';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import type {
  FileImport,
  FileImports,
  ImportGuess,
  ImportMap,
  ImportRecord,
  ImportUpload,
} from '@galley/server/exchange/imports/contract';
import type { ImportList } from '@galley/server/exchange/rules/fileImports';
import { responseOf, request, send } from '@galley/shared/http';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The first part of the query keys of this page. */
export const IMPORT_KEY = 'import';
export const REFRESHES = [IMPORT_KEY] as const;
/** How often the progress of an import is read. */
const POLL_MS = 500;
const PAGE_SIZE = 50;

export const isRunning = ({ state }: FileImport): boolean =>
  state === 'checking' || state === 'applying' || state === 'undoing';

/** Call 181. */
export const importsQuery = () =>
  queryOptions({
    queryKey: [IMPORT_KEY, 'files'],
    queryFn: responseOf<FileImports>({ path: '/v1/imports' }),
  });

/** Call 182. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [IMPORT_KEY, 'file', id],
    queryFn: responseOf<FileImport>({ path: `/v1/imports/${id}` }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isRunning(data) ? POLL_MS : false),
  });

/** Call 186, page by page. Starts over when a check or a feed has ended. */
export const recordsQuery = (
  { id, state }: FileImport,
  { list: verdict, people }: { list: ImportList; people: boolean },
) =>
  infiniteQueryOptions({
    queryKey: [IMPORT_KEY, 'records', id, state, verdict, people],
    queryFn: ({ pageParam: after, signal }) =>
      request<ImportRecord[]>({
        method: 'GET',
        path: `/v1/imports/${id}/records`,
        query: { verdict, people: String(people), after, limit: PAGE_SIZE },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.row),
  });

/** Call 180. The browser reads the file while sending it. */
export const upload = (file: File, query: ImportUpload): Promise<FileImport> =>
  request<FileImport>({ method: 'POST', path: '/v1/imports', query, file });

/** Call 183. */
export const check = (id: number, body: ImportMap): Promise<FileImport> =>
  request<FileImport>({ method: 'POST', path: `/v1/imports/${id}/check`, body });

/** Call 347. */
export const guess = (id: number, body: ImportGuess): Promise<FileImport> =>
  request<FileImport>({ method: 'POST', path: `/v1/imports/${id}/guess`, body });

/** Calls 184 and 185. */
export const advanceImport = (id: number, name: 'apply' | 'cancel'): Promise<FileImport> =>
  request<FileImport>({ method: 'POST', path: `/v1/imports/${id}/${name}` });

/** Call 188. */
export const undo = (id: number): Promise<FileImport> =>
  request<FileImport>({ method: 'POST', path: `/v1/imports/${id}/undo` });

/** Call 216. */
export const undoneQuery = (id: number) =>
  queryOptions({
    queryKey: [IMPORT_KEY, 'undone', id],
    queryFn: responseOf<FeedUndone>({ path: `/v1/imports/${id}/undone` }),
  });

/** Call 187. */
export async function refusedRows(id: number): Promise<Blob> {
  const answer = await send({ method: 'GET', path: `/v1/imports/${id}/refused` });
  return answer.blob();
}

/** Call 148. */
export const webhooksQuery = () =>
  queryOptions({
    queryKey: [IMPORT_KEY, 'webhooks'],
    queryFn: responseOf<Webhook[]>({ path: '/v1/webhooks' }),
  });

/** Call 150. */
export const deadLettersQuery = (id: number) =>
  queryOptions({
    queryKey: [IMPORT_KEY, 'letters', id],
    queryFn: responseOf<DeadLetter[]>({ path: `/v1/webhooks/${id}/dead-letters` }),
  });

/** Call 147. */
export const addWebhook = (body: WebhookNew): Promise<Webhook> =>
  request<Webhook>({ method: 'POST', path: '/v1/webhooks', body });

/** Call 149. */
export const deleteWebhook = (id: number): Promise<boolean> =>
  request<boolean>({ method: 'DELETE', path: `/v1/webhooks/${id}` });

/** Calls 217 and 218. */
export const pauseWebhook = ({ id, paused }: Webhook): Promise<Webhook> =>
  request<Webhook>({ method: 'POST', path: `/v1/webhooks/${id}/${paused ? 'resume' : 'pause'}` });

/** Call 151; without a cursor, all dead letters. */
export const replay = (id: number, cursor?: string): Promise<number> =>
  request<number>({
    method: 'POST',
    path: `/v1/webhooks/${id}/replay`,
    query: cursor === undefined ? {} : { cursor },
  });

/** Call 144. */
export const tokensQuery = () =>
  queryOptions({
    queryKey: [IMPORT_KEY, 'tokens'],
    queryFn: responseOf<ServiceToken[]>({ path: '/v1/service-tokens' }),
  });

/** Call 143. */
export const addToken = (body: ServiceTokenNew): Promise<ServiceTokenMade> =>
  request<ServiceTokenMade>({ method: 'POST', path: '/v1/service-tokens', body });

/** Call 145. */
export const revokeToken = (id: number): Promise<boolean> =>
  request<boolean>({ method: 'DELETE', path: `/v1/service-tokens/${id}` });

/** The remotes with topics in a release that somebody gets (TEAM-18). */
export const remotesWithTopicsQuery = () =>
  queryOptions({
    queryKey: [IMPORT_KEY, 'telling'],
    queryFn: async ({ signal }) => {
      const all = await request<PublicRegistry>({ method: 'GET', path: '/releases.json', signal });
      return Object.entries(all.releases).flatMap(([remote, releases]) => {
        const withTopics = Object.values(releases).filter(({ topics = [] }) => topics.length > 0);
        return withTopics.length === 0 ? [] : [{ remote, title: withTopics[0]?.screen?.title ?? remote }];
      });
    },
  });
