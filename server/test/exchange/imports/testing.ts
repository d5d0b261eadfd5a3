import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { FeedUndone } from '#server/exchange/feed/contract';
import type { FileImport, FileImports, ImportMap, ImportRecord } from '#server/exchange/imports/contract';
import { OPS } from '../../account/employees/testing.ts';
import type { TestServer } from '../../testing.ts';

/** The calls of import tests to a server, as its Operations user. */
export function importsOf(server: TestServer) {
  const send = async (
    file: string,
    content: string | Buffer,
    {
      resource = 'orders',
      source = 'orders',
      as = OPS,
    }: { resource?: string; source?: string; as?: string } = {},
  ) => {
    const query = new URLSearchParams({ file, resource, source });
    const answer = await fetch(`${server.url()}/v1/imports?${query.toString()}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await server.tokenOf(as)}` },
      body: new Uint8Array(Buffer.from(content)),
    });
    return { status: answer.status, body: (await answer.json()) as FileImport & { detail: string } };
  };
  const upload = async (...args: Parameters<typeof send>): Promise<FileImport> => {
    const { status, body } = await send(...args);
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const call = <T = FileImport & { detail: string }>(method: string, path: string, body?: object) =>
    server.call<T>(method, `/v1/imports${path}`, { as: OPS, ...(body === undefined ? {} : { body }) });
  const read = async (id: number) => (await call<FileImport>('GET', `/${id}`)).body;
  /** The import, once it's no longer in progress. */
  const settled = async (id: number): Promise<FileImport> => {
    for (;;) {
      const one = await read(id);
      if (!['checking', 'applying', 'undoing'].includes(one.state)) return one;
      await wait(20);
    }
  };
  const step = async (id: number, name: string, body?: object): Promise<FileImport> => {
    const { status, body: answer } = await call('POST', `/${id}/${name}`, body);
    assert.equal(status, 200, JSON.stringify(answer));
    return settled(id);
  };
  return {
    send,
    upload,
    call,
    read,
    settled,
    check: ({ id, map }: FileImport, other: ImportMap = map) => step(id, 'check', other),
    apply: ({ id }: FileImport) => step(id, 'apply'),
    cancel: ({ id }: FileImport) => step(id, 'cancel'),
    /** A source has one import at a time, so this cancels those that a failed test left open. */
    async cancelAll() {
      const { imports } = (await call<FileImports>('GET', '')).body;
      for (const { id, state } of imports)
        if (['open', 'checked', 'stopped'].includes(state)) await step(id, 'cancel');
    },
    /** Undoes an import, and waits until the undo has ended. */
    async undo({ id }: FileImport): Promise<FeedUndone> {
      const undone = await step(id, 'undo');
      assert.equal(undone.state, 'undone', undone.error);
      return (await call<FeedUndone>('GET', `/${id}/undone`)).body;
    },
    list: async () => (await call<FileImports>('GET', '')).body,
    records: async ({ id }: FileImport, verdict: string, query = '') =>
      (await call<ImportRecord[]>('GET', `/${id}/records?verdict=${verdict}${query}`)).body,
    refused: async ({ id }: FileImport) => (await call<string>('GET', `/${id}/refused`)).body,
  };
}

/** The verdicts of an import, without the zeros. */
export const verdictsOf = (one: FileImport) =>
  Object.fromEntries(
    (['created', 'changed', 'unchanged', 'deleted', 'refused', 'kept'] as const)
      .map((verdict) => [verdict, one[verdict]] as const)
      .filter(([, count]) => count > 0),
  );

export const HEADINGS = 'Order No,Line,Customer,Status,Ordered,Total,Product,City';
/** A row of an order file. */
export const row = (
  line: number,
  more: { order?: number; customer?: string; ordered?: string; total?: string } = {},
) => {
  const { order = 950_001, customer = 'c-1', ordered = '11/13/2026', total = '12' } = more;
  return `${order},${line},${customer},Shipped,${ordered},${total},File Product,Denver`;
};
export const csv = (...rows: string[]) => `${HEADINGS}\n${rows.join('\n')}\n`;
/** What the file has no column for. */
export const ADVERTISER = { advertiser: 'File Advertiser' };

/** The guessed map, with an advertiser for every record. */
export const withAdvertiser = ({ map }: FileImport): ImportMap => ({
  columns: map.columns,
  constants: ADVERTISER,
});
