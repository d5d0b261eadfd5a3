import type { ManagedEmployee } from '@galley/shared/contract/employees';
import { Modal } from '@galley/shared/ui';
import { SessionList } from '../session/SessionList.tsx';
import { nameOf } from './EmployeeEntry.tsx';

/** Where an employee is signed in, for Operations (SESS-03). */
export const EmployeeSecurity = ({
  employee,
  onClose,
}: {
  employee: ManagedEmployee;
  onClose: () => void;
}) => (
  <Modal title={`Security of ${nameOf(employee)}`} onClose={onClose}>
    <h3>Where they are signed in</h3>
    <SessionList path={`/v1/people/${employee.ID}/sessions`} elsewhere="everywhere" />
  </Modal>
);
