import { appConfig } from '@galley/shared/store';
import type { Links } from '@galley/shared/contract/config';
import { Icon, Menu, type MenuItem } from '@galley/shared/ui';

const LABELS: Record<keyof Links, string> = {
  giftPortal: 'Gift Portal',
  notePortal: 'Note Portal',
  reports: 'Reports',
  marketing: 'Marketing',
  feedback: 'Feedback',
  sendNote: 'Send Note',
  sendGift: 'Send Gift',
  sendNomination: 'Send Nomination',
};

/** An entry for each external form or shared folder, in the order above; null: not configured. */
export const linkItems = (links: Links): MenuItem[] =>
  (Object.keys(LABELS) as (keyof Links)[]).map((name) => {
    const label = LABELS[name];
    const href = links[name];
    return href === null ? { label, disabledReason: 'Not configured' } : { label, href };
  });

/** External forms and shared folders, each in a new tab (SHELL-05). */
export const LinksMenu = () => (
  <Menu
    label="Links"
    button={
      <>
        <Icon name="external" />
        <span className="menu-text">Links</span>
        <Icon name="chevronDown" />
      </>
    }
    items={linkItems(appConfig().links)}
  />
);
