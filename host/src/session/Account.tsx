import { useQuery } from '@galley/shared/http';
import { usePageTitle } from '@galley/shared/ui';
import { useState } from 'react';
import type { Association } from '@galley/shared/contract/common';
import { Failed } from '../shell/Failed.tsx';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { CalendarSection } from './CalendarSection.tsx';
import { SecuritySection } from './SecuritySection.tsx';
import { accountAssociationsQuery, employeeQuery } from '../account/employeeQuery.ts';
import '../styles/account.scss';

/** Account owners shown before '+N more' (ACC-01). */
const SHOWN = 2;

/** The signed-in user (ACC-01), their calendar (CALF-06) and security (SESS-01). */
export function Account() {
  const query = useQuery(employeeQuery());
  const { data: employee } = query;
  const associations = useQuery(accountAssociationsQuery());
  usePageTitle('My Account');
  return (
    <main id="main" className="plain-page" tabIndex={-1}>
      <h1>My Account</h1>
      <NotLoaded query={query} failure="Your account could not be loaded." />
      {employee !== undefined && (
        <dl className="facts">
          <dt>Name</dt>
          <dd>{`${employee.EmployeeFirstName} ${employee.EmployeeLastName}`}</dd>
          <dt>Email</dt>
          <dd>{employee.EmployeeEmail}</dd>
          <dt>Phone</dt>
          <dd>{employee.DirectPhone}</dd>
          <dt>Account Associations</dt>
          <dd>
            {associations.data !== undefined && <Associations associations={associations.data} />}
            {associations.isLoadingError && (
              <Failed
                text="The associations could not be loaded."
                onRetry={() => void associations.refetch()}
              />
            )}
          </dd>
        </dl>
      )}
      {employee !== undefined && <CalendarSection />}
      {employee !== undefined && <SecuritySection />}
    </main>
  );
}

function Associations({ associations }: { associations: Association[] }) {
  const [isOpen, setOpen] = useState(false);
  if (associations.length === 0) return 'No Associations';
  const hidden = associations.length - SHOWN;
  return (
    <>
      <ul className="plain-list">
        {associations.slice(0, isOpen ? undefined : SHOWN).map(({ value, label, isDefault }) => (
          <li key={value}>{isDefault ? <strong>{label}</strong> : label}</li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          className="btn btn-link"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : `+${hidden} more`}
        </button>
      )}
    </>
  );
}
