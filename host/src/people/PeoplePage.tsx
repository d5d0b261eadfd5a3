import { usePageTitle } from '@galley/shared/ui';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { OperationsOnly } from '../shell/OperationsOnly.tsx';
import { Employees } from './Employees.tsx';
import { LinksAndPhone } from './LinksAndPhone.tsx';
import { NamedRecords } from './NamedRecords.tsx';

const AccountOwners = () => <NamedRecords path="/v1/account-owners" noun="account owner" />;
const ActivityTypes = () => <NamedRecords path="/v1/activity-types" noun="activity type" />;

/** The parts of the page, by their name in the address. */
const PARTS: readonly { name: string; label: string; Part: ComponentType }[] = [
  { name: 'employees', label: 'Employees', Part: Employees },
  { name: 'owners', label: 'Account owners', Part: AccountOwners },
  { name: 'types', label: 'Activity types', Part: ActivityTypes },
  { name: 'links', label: 'Links and phone', Part: LinksAndPhone },
];

function People() {
  const [search] = useSearchParams();
  const shown = PARTS.find(({ name }) => name === search.get('part')) ?? PARTS[0];
  if (shown === undefined) return null;
  const urlOf = (name: string) => {
    const query = new URLSearchParams(search);
    query.set('part', name);
    return `/people?${query.toString()}`;
  };
  return (
    <>
      <nav className="people-parts" aria-label="People and settings">
        {PARTS.map(({ name, label }) => (
          <Link key={name} to={urlOf(name)} aria-current={name === shown.name ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <section className="people-part" aria-labelledby="people-part">
        <h2 id="people-part" className="visually-hidden">
          {shown.label}
        </h2>
        <shown.Part />
      </section>
    </>
  );
}

/** Employees, account owners, activity types, links and phone; for Operations alone (PEOP-01). */
export function PeoplePage() {
  usePageTitle('People');
  return (
    <main className="people" id="main" tabIndex={-1}>
      <h1>People</h1>
      <OperationsOnly refusal="Only Operations may manage people and settings.">
        <People />
      </OperationsOnly>
    </main>
  );
}
