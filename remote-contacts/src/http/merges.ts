import type {
  ContactDuplicates,
  ContactMerged,
  ContactMergeRequest,
  ContactMergeUndone,
  ContactMerging,
} from '@galley/server/contacts/merges/contract';
import type { Selection } from '@galley/shared/domain/selection';
import {
  type WithoutEmployeeUid,
  responseOf,
  employeeUid,
  newKey,
  queryClient,
  queryOptions,
  request,
} from '@galley/shared/http';
import { CONTACT_REFRESHES } from './contacts.ts';

/** Call 328: a page of pairs that may be the same person. */
export const duplicatesQuery = ({ parentId, companyId }: Selection, page: number) =>
  queryOptions({
    queryKey: ['contactDuplicates', parentId, companyId, page],
    meta: { live: ['contacts'] },
    queryFn: responseOf<ContactDuplicates>({
      path: '/v1/individuals/duplicates',
      query: { ParentID: parentId, CompanyID: companyId, PageNo: page },
    }),
  });

/** Call 329: contacts, their reference counts, and the merges that they came from. */
export const mergingQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['contactMerging', ids],
    // A merge compares versions, which must be those of the displayed data.
    gcTime: 0,
    queryFn: responseOf<ContactMerging>({ path: '/v1/individuals/merging', query: { ids: ids.join(',') } }),
  });

const refresh = () =>
  Promise.all(
    [...CONTACT_REFRESHES, 'contactDuplicates', 'contactMerging', 'orders'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );

/** Call 330. @throws ApiError */
export async function mergeContacts(merge: WithoutEmployeeUid<ContactMergeRequest>): Promise<ContactMerged> {
  const merged = await request<ContactMerged>({
    method: 'POST',
    path: '/v1/individuals/merges',
    body: { EmployeeUID: employeeUid(), ...merge },
    key: newKey(),
  });
  void refresh();
  return merged;
}

/** Call 331. @throws ApiError */
export async function undoMerge(id: number): Promise<ContactMergeUndone> {
  const undone = await request<ContactMergeUndone>({
    method: 'POST',
    path: `/v1/individuals/merges/${id}/undo`,
    body: { EmployeeUID: employeeUid() },
    key: newKey(),
  });
  void refresh();
  return undone;
}
