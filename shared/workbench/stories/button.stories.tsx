import { Button, Icon } from '@galley/shared/ui';
import type { Stories } from '../story.ts';

export const stories: Stories = {
  'Button, of each look': {
    show: () => (
      <>
        <Button>Cancel</Button>
        <Button disabled>
          <Icon name="repeat" /> Reorder
        </Button>
        <Button look="primary">
          <Icon name="plus" /> Add Activity
        </Button>
        <Button look="link">Try Again</Button>
      </>
    ),
  },
};
