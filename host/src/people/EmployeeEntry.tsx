import type { ManagedEmployee } from '@galley/server/account/employees/contract';
import { formatMoment } from '@galley/shared/domain/formatMoment';
import { appConfig } from '@galley/shared/store';
import { Button, EmailLink, Icon, PhoneLink } from '@galley/shared/ui';
import { memo } from 'react';

export type EmployeeAction = 'edit' | 'invite' | 'access' | 'security';

export const nameOf = ({ EmployeeFirstName, EmployeeLastName }: ManagedEmployee): string =>
  `${EmployeeFirstName} ${EmployeeLastName}`;

/** Whether the employee can sign in, and why not. */
function statusOf(employee: ManagedEmployee, canHavePassword: boolean): string {
  const { IsDisabled, HasPassword, HasCompanyAccount, InvitedUntil } = employee;
  if (IsDisabled) return 'Disabled';
  if (!canHavePassword) return 'Can sign in with a company account';
  if (HasPassword || (HasCompanyAccount && appConfig().signIn !== undefined)) return 'Can sign in';
  return InvitedUntil === null
    ? 'Not invited'
    : `Invitation valid until ${formatMoment(InvitedUntil, appConfig().timeZone)}`;
}

interface Props {
  employee: ManagedEmployee;
  /** Users can't disable themselves. */
  isSelf: boolean;
  /** False if passwords are turned off for this employee (OIDC-08). */
  canHavePassword: boolean;
  onAct: (action: EmployeeAction, employee: ManagedEmployee) => void;
}

/** One employee, with actions (PEOP-01). */
export const EmployeeEntry = memo(({ employee, isSelf, canHavePassword, onAct }: Props) => {
  const { ID, EmployeeEmail, DirectPhone, EmployeeType, OrderMasterOverride, AccountOwners, IsDisabled } =
    employee;
  const name = nameOf(employee);
  const title = `employee-${ID}`;
  const isInvitable = !IsDisabled && !employee.HasPassword && canHavePassword;
  const isInvited = employee.InvitedUntil !== null;
  return (
    <article className="people-entry" aria-labelledby={title} data-disabled={IsDisabled || undefined}>
      <div className="people-who">
        <h3 id={title}>{name}</h3>
        <p className="people-type">{EmployeeType}</p>
      </div>
      <div className="people-reach">
        <EmailLink>{EmployeeEmail}</EmailLink>
        <PhoneLink>{DirectPhone}</PhoneLink>
      </div>
      <div>
        <p>{AccountOwners.map(({ label }) => label).join(', ') || 'No account owner'}</p>
        {OrderMasterOverride && <p className="part-note">Can see all companies’ orders</p>}
      </div>
      <p className="people-status">
        {IsDisabled && <Icon name="slash" />} {statusOf(employee, canHavePassword)}
      </p>
      <div className="part-actions">
        <Button aria-label={`Edit ${name}`} onClick={() => onAct('edit', employee)}>
          Edit
        </Button>
        {isInvitable && (
          <Button
            aria-label={isInvited ? `Invite Again: ${name}` : `Invite ${name}`}
            onClick={() => onAct('invite', employee)}
          >
            {isInvited ? 'Invite Again' : 'Invite'}
          </Button>
        )}
        <Button aria-label={`Security Settings for ${name}`} onClick={() => onAct('security', employee)}>
          Security
        </Button>
        {!isSelf && (
          <Button
            aria-label={`${IsDisabled ? 'Enable' : 'Disable'} ${name}`}
            onClick={() => onAct('access', employee)}
          >
            {IsDisabled ? 'Enable' : 'Disable'}
          </Button>
        )}
      </div>
    </article>
  );
});
