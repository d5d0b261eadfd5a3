import { Icon, Menu } from '@galley/shared/ui';
import { useSyncExternalStore } from 'react';
import { revision, subscribe } from '../federation/loading/loadScreen.ts';
import { newItems } from '../dialogs/newItems.ts';

export function NewMenu() {
  useSyncExternalStore(subscribe, revision);
  return (
    <Menu
      label="New"
      button={
        <>
          <Icon name="plus" />
          <span className="menu-text">New</span>
          <Icon name="chevronDown" />
        </>
      }
      items={newItems()}
    />
  );
}
