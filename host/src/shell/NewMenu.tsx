import { Icon, Menu } from '@galley/shared/ui';
import { newItems } from '../dialogs/newItems.ts';

export const NewMenu = () => (
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
