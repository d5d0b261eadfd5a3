import { openDialog, type Chosen } from '@galley/shared/store';
import { AddActivitiesButton, Button, Icon } from '@galley/shared/ui';

/** What is done with the selected companies (SEL-04). */
export const SelectedActions = ({ chosen }: { chosen: Chosen }) => (
  <>
    <AddActivitiesButton action="addToCompanies" chosen={chosen} />
    <Button onClick={() => openDialog({ kind: 'prospects-assign', chosen })}>
      <Icon name="user" /> Assign Sales Rep…
    </Button>
  </>
);
