import { saveFile } from '@galley/shared/domain/saveFile';
import { ApiError } from '@galley/shared/http';
import { exportOrders, exportUid } from '../http/orders.ts';
import type { OrdersRequest } from '../http/listQuery.ts';

/** The name the sheet is saved under (ORD-12). */
const FILE_NAME = 'filename.xlsx';

export interface Progress {
  /** How many lines the sheet will hold; undefined: not known yet. */
  lines: number | undefined;
  /** Bytes that have arrived. */
  bytes: number;
}

export type ExportResult = 'saved' | 'canceled' | 'no-id' | 'failed' | Refused;

/** The server's message when too many exports are running. */
export interface Refused {
  refused: string;
}

const BUSY = new Set([429, 503]);

function failureOf(error: unknown): ExportResult {
  const said = error instanceof ApiError && BUSY.has(error.status) ? error.problem?.detail : undefined;
  return said === undefined ? 'failed' : { refused: said };
}

async function readAll(answer: Response, onProgress: (progress: Progress) => void): Promise<Blob> {
  const total = answer.headers.get('x-total-count');
  const lines = total === null ? undefined : Number(total);
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = answer.body?.getReader();
  if (reader === undefined) return answer.blob();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type: answer.headers.get('content-type') ?? '' });
    parts.push(value);
    bytes += value.length;
    onProgress({ lines, bytes });
  }
}

/** Fetches the sheet of a list (calls 28 and 29) and saves it; `signal` cancels. Never throws. */
export async function exportSheet(
  companyId: number,
  filters: OrdersRequest,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<ExportResult> {
  let uid = '';
  try {
    uid = await exportUid(companyId, filters, signal);
  } catch {
    return signal.aborted ? 'canceled' : 'no-id';
  }
  if (uid === '') return 'no-id';
  try {
    saveFile(await readAll(await exportOrders(uid, signal), onProgress), FILE_NAME);
    return 'saved';
  } catch (error) {
    return signal.aborted ? 'canceled' : failureOf(error);
  }
}
