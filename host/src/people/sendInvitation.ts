import type { ManagedEmployee } from '@galley/shared/contract/employees';
import { ApiError, queryClient } from '@galley/shared/http';
import { notify } from '@galley/shared/ui';
import { invite, PEOPLE_KEY } from './peopleCalls.ts';

/** What a refusal says, in words for the person. */
export const reasonOf = (error: unknown): string =>
  (error instanceof ApiError ? error.problem?.detail : undefined) ?? 'The server could not be reached.';

/** Mails an invitation, and says what became of it (PEOP-03). */
export async function sendInvitation({ ID, EmployeeEmail }: ManagedEmployee): Promise<void> {
  try {
    await invite(ID);
    notify.success(`Invitation sent to ${EmployeeEmail}`);
  } catch (error) {
    notify.failure(`The invitation was not sent: ${reasonOf(error)}`);
  } finally {
    await queryClient.invalidateQueries({ queryKey: [PEOPLE_KEY] });
  }
}
