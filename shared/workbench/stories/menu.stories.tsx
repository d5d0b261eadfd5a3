import { Icon, Menu } from '@galley/shared/ui';
import { nothing, press } from '../acts.ts';
import { LONG_TEXT } from './examples.ts';
import type { Stories } from '../story.ts';

const ITEMS = [
  { label: 'New Activity', onChoose: nothing },
  { label: 'Companies', to: '/companies' },
  { label: '(303) 555-0100', tel: 'tel:3035550100' },
  { label: 'Order form', href: 'https://forms.galley.example/' },
];
const BUTTON = (
  <>
    Links <Icon name="chevronDown" />
  </>
);

export const stories: Stories = {
  'Menu, closed': { show: () => <Menu label="Links" className="btn" button={BUTTON} items={ITEMS} /> },
  'Menu, open': {
    show: () => <Menu label="Links" className="btn" button={BUTTON} items={ITEMS} />,
    act: () => press('Links'),
  },
  'Menu, disabled': {
    show: () => <Menu label="Links" className="btn" disabled button={BUTTON} items={ITEMS} />,
  },
  'Menu, with many and long entries': {
    show: () => (
      <Menu
        label="Links"
        className="btn"
        button={BUTTON}
        items={Array.from({ length: 40 }, (_, at) => ({
          label: at === 3 ? LONG_TEXT : `Price list ${at + 1}`,
          onChoose: nothing,
        }))}
      />
    ),
    act: () => press('Links'),
  },
};
