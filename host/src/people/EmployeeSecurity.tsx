import type { ManagedEmployee } from '@galley/server/account/employees/contract';
import { newKey, request } from '@galley/shared/http';
import { Button, Modal } from '@galley/shared/ui';
import { useState } from 'react';
import { SESSIONS_KEY } from '../session/sessionCalls.ts';
import { SessionList } from '../session/SessionList.tsx';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { nameOf } from './EmployeeEntry.tsx';

interface Props {
  employee: ManagedEmployee;
  /** Users can't reset their own two-step verification. */
  isSelf: boolean;
  onClose: () => void;
}

const REFRESHES = [SESSIONS_KEY] as const;

/** An employee's sessions (SESS-03), and the reset of their two-step verification (FACT-10); for Operations. */
export function EmployeeSecurity({ employee, isSelf, onClose }: Props) {
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(employee);
  if (isAsking)
    return (
      <ConfirmDialog
        title={`Reset two-step verification for ${name}?`}
        text="This removes their authenticator app, passkeys and recovery codes, and signs them out everywhere."
        button="Reset"
        onConfirm={() =>
          request<boolean>({
            method: 'DELETE',
            path: `/v1/people/${employee.ID}/second-factor`,
            key: newKey(),
          })
        }
        done={`Two-step verification reset for ${name}`}
        refreshes={REFRESHES}
        onClose={() => setAsking(false)}
      />
    );
  return (
    <Modal title={`Security Settings for ${name}`} onClose={onClose}>
      <div className="security-part">
        <h3>Active Sessions</h3>
        <SessionList
          path={`/v1/people/${employee.ID}/sessions`}
          elsewhere={isSelf ? 'everywhere else' : 'everywhere'}
        />
      </div>
      {!isSelf && (
        <div className="security-part">
          <h3>Two-Step Verification</h3>
          <p>
            {`If ${name} has lost both their recovery codes and their phone or passkey, reset two-step verification so that they can sign in again.`}
          </p>
          <div className="account-actions">
            <Button onClick={() => setAsking(true)}>Reset Two-Step Verification</Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
