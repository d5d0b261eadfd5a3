import { Button } from '../button/Button.tsx';
import { openDialog, type Chosen, type DialogOf } from '../../store/index.ts';
import { Icon } from '../icon/Icon.tsx';

interface Props {
  action: DialogOf<'activities-bulk'>['action'];
  chosen: Chosen;
}

/** Asks for the activities that the selected companies or contacts get (SEL-04). */
export const AddActivitiesButton = ({ action, chosen }: Props) => (
  <Button look="primary" onClick={() => openDialog({ kind: 'activities-bulk', action, chosen })}>
    <Icon name="plus" /> Add Activities…
  </Button>
);
