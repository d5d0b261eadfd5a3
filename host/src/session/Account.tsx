import { accountAssociationsQuery, employeeQuery, useQuery } from '@galley/shared/http';
import { usePageTitle } from '@galley/shared/ui';
import { useState } from 'react';
import type { Association } from '@galley/shared/contract/common';

/** Account owners shown before '+N more'. Source: product specification, business constants. */
const SHOWN = 2;

/** Who is signed in (ACC-01). */
export function Account() {
  const employee = useQuery(employeeQuery()).data;
  const associations = useQuery(accountAssociationsQuery()).data;
  usePageTitle('Account');
  return (
    <main id="main" className="plain-page" tabIndex={-1}>
      <h1>Account</h1>
      {employee === undefined ? (
        <p role="status">Loading...please wait</p>
      ) : (
        <dl className="facts">
          <dt>Name</dt>
          <dd>{`${employee.EmployeeFirstName} ${employee.EmployeeLastName}`}</dd>
          <dt>Email</dt>
          <dd>{employee.EmployeeEmail}</dd>
          <dt>Phone</dt>
          <dd>{employee.DirectPhone}</dd>
          <dt>Account Associations</dt>
          <dd>{associations !== undefined && <Associations associations={associations} />}</dd>
        </dl>
      )}
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
