import type { ManagedEmployee } from '@galley/server/account/employees/contract';
import { formatMoment } from '@galley/shared/domain/formatMoment';
import { appConfig } from '@galley/shared/store';
import { Button, EmailLink, Icon, PhoneLink } from '@galley/shared/ui';
import { memo } from 'react';

export type EmployeeAction = 'edit' | 'invite' | 'access' | 'security';

export const nameOf = ({ EmployeeFirstName, EmployeeLastName }: ManagedEmployee): string =>
  `${EmployeeFirstName} ${EmployeeLastName}`;

/** Whether the employee can sign in, and why not. */
function statusOf({ IsDisabled, HasPassword, InvitedUntil }: ManagedEmployee): string {
  if (IsDisabled) return 'Disabled';
  if (HasPassword) return 'Can sign in';
  return InvitedUntil === null
    ? 'Not invited'
    : `Invitation valid until ${formatMoment(InvitedUntil, appConfig().timeZone)}`;
}

interface Props {
  employee: ManagedEmployee;
  /** Users can't disable themselves. */
  isSelf: boolean;
  onAct: (action: EmployeeAction, employee: ManagedEmployee) => void;
}

/** One employee, with actions (PEOP-01). */
export const EmployeeEntry = memo(({ employee, isSelf, onAct }: Props) => {
  const { ID, EmployeeEmail, DirectPhone, EmployeeType, OrderMasterOverride, AccountOwners, IsDisabled } =
    employee;
  const name = nameOf(employee);
  const title = `employee-${ID}`;
  const isInvitable = !IsDisabled && !employee.HasPassword;
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
        {IsDisabled && <Icon name="slash" />} {statusOf(employee)}
      </p>
      <div className="part-actions">
        <Button aria-label={`Edit ${name}`} onClick={() => onAct('edit', employee)}>
          Edit
        </Button>
        {isInvitable && (
          <Button aria-label={`Invite ${name}`} onClick={() => onAct('invite', employee)}>
            Invite
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
