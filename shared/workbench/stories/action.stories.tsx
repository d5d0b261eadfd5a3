import { IconAction, IconLink, IconMenu } from '@galley/shared/ui';
import { nothing, press } from '../acts.ts';
import type { Stories } from '../story.ts';

const MORE = [
  { label: 'Add Contact', onChoose: nothing },
  { label: 'Open the company', to: '/companies/1' },
  { label: '(303) 555-0100', tel: 'tel:3035550100' },
  { label: 'Map', href: 'https://maps.galley.example/' },
];

export const stories: Stories = {
  'IconAction, of a row': {
    show: () => (
      <div className="record-actions">
        <IconAction icon="check" name="Done" label="Done: Call Harbor Press" isMain onPress={nothing} />
        <IconAction icon="clock" name="Snooze" onPress={nothing} />
        <IconAction icon="edit" name="Edit" onPress={nothing} />
      </div>
    ),
  },
  'IconAction, disabled': {
    show: () => <IconAction icon="edit" name="Edit" disabled onPress={nothing} />,
  },
  'IconAction, with its tip': {
    show: () => <IconAction icon="edit" name="Edit" onPress={nothing} />,
    act: async () => (await press('Edit')).focus(),
  },
  IconLink: { show: () => <IconLink icon="building" name="Company" to="/companies/1" /> },
  'IconMenu, closed and disabled': {
    show: () => (
      <div className="record-actions">
        <IconMenu icon="more" name="More" label="More actions for Harbor Press" items={MORE} />
        <IconMenu icon="more" name="More" label="More actions for Quill & Sons" disabled items={MORE} />
      </div>
    ),
  },
  'IconMenu, open': {
    show: () => <IconMenu icon="more" name="More" items={MORE} />,
    act: () => press('More'),
  },
};
