import { LINK_LABELS, LINK_NAMES } from '@galley/server/account/rules/shellRules';
import { appConfig } from '@galley/shared/store';
import type { Links } from '@galley/shared/contract/config';
import { Icon, Menu, type MenuItem } from '@galley/shared/ui';

/** An entry for each configured external form or shared folder. */
const linkItems = (links: Links): MenuItem[] =>
  LINK_NAMES.flatMap((name) => {
    const href = links[name];
    return href === null ? [] : [{ label: LINK_LABELS[name], href }];
  });

/** External forms and shared folders, each in a new tab; no menu if none is configured (SHELL-05). */
export function LinksMenu() {
  const items = linkItems(appConfig().links);
  if (items.length === 0) return null;
  return (
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
  );
}
