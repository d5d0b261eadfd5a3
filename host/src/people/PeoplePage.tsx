import { GettingStarted } from '../setup/GettingStarted.tsx';
import { Mail } from '../setup/Mail.tsx';
import { PartsPage } from '../shell/PartsPage.tsx';
import { Employees } from './Employees.tsx';
import { LinksAndPhone } from './LinksAndPhone.tsx';
import { MailboxPart } from './MailboxPart.tsx';
import { NamedRecords } from './NamedRecords.tsx';
import { SecondFactorPolicy } from './SecondFactorPolicy.tsx';
import '../styles/account.scss';
import '../styles/people.scss';

const AccountOwners = () => <NamedRecords path="/v1/account-owners" label="Account Owner" />;
const ActivityTypes = () => <NamedRecords path="/v1/activity-types" label="Activity Type" />;

const PARTS = [
  { name: 'employees', label: 'Employees', Part: Employees },
  { name: 'owners', label: 'Account Owners', Part: AccountOwners },
  { name: 'types', label: 'Activity Types', Part: ActivityTypes },
  { name: 'security', label: 'Two-Step Verification', Part: SecondFactorPolicy },
  { name: 'mailbox', label: 'Mailbox', Part: MailboxPart },
  { name: 'links', label: 'Links and Phone', Part: LinksAndPhone },
  { name: 'mail', label: 'Outgoing Email', Part: Mail },
  { name: 'start', label: 'Getting Started', Part: GettingStarted },
];

/** Employees, account owners, activity types, the mailbox, links and phone, mail, and the setup steps; for Operations only (PEOP-01). */
export const PeoplePage = () => (
  <PartsPage
    title="People"
    path="/people"
    label="People and Settings"
    refusal="Only Operations can manage people and settings."
    parts={PARTS}
  />
);
