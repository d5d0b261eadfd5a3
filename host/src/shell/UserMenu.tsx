import { employeeQuery, logout, useQuery } from '@galley/shared/http';
import { useGalley } from '@galley/shared/store';
import { Icon, withSelection, Menu } from '@galley/shared/ui';
import { useNavigate } from 'react-router-dom';
import { operationsPages } from '../operationsPages.ts';

/** The person signed in, My Account and Logout (SHELL-03). */
export function UserMenu() {
  const name = useGalley(({ session }) => `${session?.givenName ?? ''} ${session?.familyName ?? ''}`.trim());
  const navigate = useNavigate();
  const { data: employee } = useQuery(employeeQuery());
  return (
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
        ...operationsPages(employee?.EmployeeType).map(({ label, path }) => ({
          label,
          onChoose: () => void navigate(withSelection(path)),
        })),
        { label: 'Logout', onChoose: () => void logout() },
      ]}
    />
  );
}
