import { Icon, type IconName } from '@galley/shared/ui';
import type { Stories } from '../story.ts';

const NAMES: Record<IconName, true> = {
  alert: true,
  bell: true,
  box: true,
  building: true,
  calendar: true,
  card: true,
  check: true,
  chevronDown: true,
  chevronLeft: true,
  chevronRight: true,
  clock: true,
  close: true,
  columns: true,
  copy: true,
  down: true,
  edit: true,
  external: true,
  filter: true,
  grid: true,
  menu: true,
  minus: true,
  more: true,
  people: true,
  phone: true,
  plus: true,
  repeat: true,
  reset: true,
  search: true,
  slash: true,
  sliders: true,
  sun: true,
  up: true,
  user: true,
};

export const stories: Stories = {
  'Icon, all of them': {
    show: () => (
      <ul className="plain-list workbench-icons">
        {(Object.keys(NAMES) as IconName[]).map((name) => (
          <li key={name}>
            <Icon name={name} /> {name}
          </li>
        ))}
      </ul>
    ),
  },
};
