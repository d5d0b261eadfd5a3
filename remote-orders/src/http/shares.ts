import type { OrderShares, ShareMade } from '@galley/server/orders/shares/contract';
import type { ShareDays, ShareField } from '@galley/server/orders/rules/share';
import { responseOf, employeeUid, queryClient, queryOptions, request } from '@galley/shared/http';

const KEY = 'shares';
const pathOf = (line: string) => `/v1/shares/lines/${line}`;
const readAgain = () => queryClient.invalidateQueries({ queryKey: [KEY] });

/** Call 322; live, because a customer's response adds an activity. */
export const sharesQuery = (line: string) =>
  queryOptions({
    queryKey: [KEY, line],
    meta: { live: ['activities', 'orders'] },
    queryFn: responseOf<OrderShares>({ path: pathOf(line) }),
  });

/** Call 323. @returns the id and the address, which can't be read again */
export async function makeShare(line: string, Days: ShareDays, Fields: ShareField[]): Promise<ShareMade> {
  const body = { EmployeeUID: employeeUid(), Days, Fields };
  const made = await request<ShareMade>({ method: 'POST', path: pathOf(line), body });
  await readAgain();
  return made;
}

/** Call 324. */
export async function revokeShare(id: number): Promise<void> {
  await request<boolean>({ method: 'DELETE', path: `/v1/shares/${id}` });
  await readAgain();
}
