import type { ManagedEmployee } from '@galley/server/account/employees/contract';
import { queryClient } from '@galley/shared/http';
import { notify } from '@galley/shared/ui';
import { setupQuery } from '../setup/setupCalls.ts';
import { reasonOf } from '../shell/reasonOf.ts';
import { invite, PEOPLE_KEY } from './peopleCalls.ts';

/** Sends an invitation, and shows the result (PEOP-03). */
export async function sendInvitation({ ID, EmployeeEmail }: ManagedEmployee): Promise<void> {
  try {
    await invite(ID);
    const setup = await queryClient.fetchQuery(setupQuery()).catch(() => undefined);
    notify.success(
      setup?.mail.host === null
        ? `Invitation for ${EmployeeEmail} saved in DATA_DIR/outbox`
        : `Invitation sent to ${EmployeeEmail}`,
    );
  } catch (error) {
    notify.failure(`The invitation wasn’t sent: ${reasonOf(error)}`);
  } finally {
    await queryClient.invalidateQueries({ queryKey: [PEOPLE_KEY] });
  }
}
