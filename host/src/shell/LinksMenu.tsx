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

/** An entry for each external form or shared folder that is configured, in the order above. */
export const linkItems = (links: Links): MenuItem[] =>
  (Object.keys(LABELS) as (keyof Links)[]).flatMap((name) => {
    const href = links[name];
    return href === null ? [] : [{ label: LABELS[name], href }];
  });

/** External forms and shared folders, each in a new tab; no menu where none is configured (SHELL-05). */
export function LinksMenu() {
  const items = linkItems(appConfig().links);
  return (
    items.length > 0 && (
      <Menu
        label="Links"
        button={
          <>
            <Icon name="external" />
            <span className="menu-text">Links</span>
            <Icon name="chevronDown" />
          </>
        }
        items={items}
      />
    )
  );
}
