import { LazyBulkJobs } from '@galley/shared/host';
import { useQuery } from '@galley/shared/http';
import { useGalley } from '@galley/shared/store';
import { Icon, Menu, withSelection } from '@galley/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { menuPages } from '../menuPages.ts';
import { employeeQuery } from '../account/employeeQuery.ts';
import { logout } from '../account/accountCalls.ts';

/** The person signed in, My Account, Bulk Changes, Help (HELP-02) and Logout (SHELL-03). */
export function UserMenu() {
  const name = useGalley(({ session }) => `${session?.givenName ?? ''} ${session?.familyName ?? ''}`.trim());
  const navigate = useNavigate();
  const [isListing, setListing] = useState(false);
  const { data: employee } = useQuery(employeeQuery());
  return (
    <>
      <Menu
        label={name}
        button={
          <>
            <Icon name="user" />
            <span className="user-name">{name}</span>
            <Icon name="chevronDown" />
          </>
        }
        items={[
          { label: 'My Account', onChoose: () => void navigate(withSelection('/account')) },
          { label: 'Bulk Changes', onChoose: () => setListing(true) },
          ...menuPages(employee?.EmployeeType).map(({ label, path }) => ({
            label,
            onChoose: () => void navigate(withSelection(path)),
          })),
          { label: 'Help', href: '/help' },
          { label: 'Logout', onChoose: () => void logout() },
        ]}
      />
      {isListing && <LazyBulkJobs onClose={() => setListing(false)} />}
    </>
  );
}
