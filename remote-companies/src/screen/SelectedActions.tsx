import { openDialog, type BulkSelection } from '@galley/shared/store';
import { Button, Icon } from '@galley/shared/ui';

/** The actions for selected companies (SEL-04). */
export const SelectedActions = ({ chosen }: { chosen: BulkSelection }) => (
  <>
    <Button
      look="primary"
      onClick={() => openDialog('activities/bulk', { action: 'addToCompanies', chosen })}
    >
      <Icon name="plus" /> Add Activities…
    </Button>
    <Button onClick={() => openDialog('companies/assign', { chosen })}>
      <Icon name="user" /> Assign Sales Rep…
    </Button>
  </>
);
