import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Menu, type MenuItem } from '../menu/Menu.tsx';
import { useTip } from './useTip.tsx';

interface Props {
  icon: IconName;
  /** Its accessible name and tooltip. */
  name: string;
  /** A longer accessible name, unique per row: 'Edit Northwind Traders'. */
  label?: string;
  /** The most frequent action: outlined. */
  isMain?: boolean;
  disabled?: boolean;
}

const looks = (isMain: boolean | undefined) => (isMain === true ? 'icon-action main' : 'icon-action');

/** An icon button. Its name appears as a tooltip on hover and focus (GRID-06). */
export function IconAction({
  icon,
  name,
  label = name,
  isMain,
  disabled,
  onPress,
}: Props & { onPress: (event: MouseEvent) => void }) {
  const { around, tip } = useTip(name);
  return (
    <span className="tipped" {...around}>
      <button
        type="button"
        className={looks(isMain)}
        aria-label={label}
        disabled={disabled}
        onClick={onPress}
      >
        <Icon name={icon} />
      </button>
      {tip}
    </span>
  );
}

/** A link with an icon only. */
export function IconLink({ icon, name, label = name, isMain, to }: Omit<Props, 'disabled'> & { to: string }) {
  const { around, tip } = useTip(name);
  return (
    <span className="tipped" {...around}>
      <Link className={looks(isMain)} aria-label={label} to={to}>
        <Icon name={icon} />
      </Link>
      {tip}
    </span>
  );
}

/** A menu button with an icon only. */
export function IconMenu({
  icon,
  name,
  label = name,
  disabled,
  items,
}: Omit<Props, 'isMain'> & { items: readonly MenuItem[] }) {
  const { around, tip } = useTip(name);
  return (
    <span className="tipped" {...around}>
      <Menu
        label={label}
        className="icon-action"
        disabled={disabled ?? false}
        button={<Icon name={icon} />}
        items={items}
      />
      {tip}
    </span>
  );
}
