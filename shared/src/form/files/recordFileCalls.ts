import { queryOptions } from '@tanstack/react-query';
import { responseOf } from '../../http/responseOf.ts';
import type { RecordFile, RecordFiles } from '../../contract/recordFiles.ts';
import { addressOf } from '../../http/hosts.ts';
import { queryClient } from '../../http/queryClient.ts';
import { request } from '../../http/request.ts';
import { upload } from '../../http/upload.ts';
import type { LiveRecord } from '../recordValues.ts';

/** A record that has files. */
export type FileRecord = Pick<LiveRecord, 'topic' | 'id'>;

const pathOf = ({ topic, id }: FileRecord) => `/v1/records/${topic}/${id}/files`;
const keyOf = ({ topic, id }: FileRecord) => ['recordFiles', topic, id];

/** Call 332. */
export const recordFilesQuery = (record: FileRecord) =>
  queryOptions({
    queryKey: keyOf(record),
    meta: { live: ['files'] },
    queryFn: responseOf<RecordFiles>({ path: pathOf(record) }),
  });

/** Refetches everything that shows the files of a record. */
export const reloadFiles = (record: FileRecord): Promise<unknown> =>
  Promise.all(
    [keyOf(record), ['companyTimeline']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

/** Call 333. */
export const addFile = (
  record: FileRecord,
  file: File,
  more: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<RecordFile> => upload({ path: pathOf(record), query: { name: file.name }, file, ...more });

/** Calls 335 and 334: makes the browser save a file; the address contains no session token. */
export async function downloadFile(id: number): Promise<void> {
  const { url } = await request<{ url: string }>({ method: 'POST', path: `/v1/files/${id}/tickets` });
  const link = document.createElement('a');
  link.href = addressOf('apiHost', url);
  link.download = '';
  link.click();
}

/** Call 336. */
export const removeFile = (id: number): Promise<true> =>
  request({ method: 'DELETE', path: `/v1/files/${id}` });
