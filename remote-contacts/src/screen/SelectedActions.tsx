import { MOST_MERGED } from '@galley/server/contacts/rules/contactMerge';
import { openDialog, type BulkSelection } from '@galley/shared/store';
import { Button, Icon, startBulk } from '@galley/shared/ui';

const merge = ({ records, clear }: BulkSelection) =>
  openDialog('contacts/merge', { ids: records.Ids ?? [], onMerged: clear });

/** The actions for the selected contacts (SEL-04). */
export const SelectedActions = ({ chosen }: { chosen: BulkSelection }) => (
  <>
    <Button look="primary" onClick={() => openDialog('activities/bulk', { action: 'addToContacts', chosen })}>
      <Icon name="plus" /> Add Activities…
    </Button>
    {(chosen.records.Ids?.length ?? 0) > 1 && chosen.count <= MOST_MERGED && (
      <Button onClick={() => merge(chosen)}>
        <Icon name="people" /> Merge…
      </Button>
    )}
    <Button onClick={() => void startBulk(chosen, { Action: 'inactivateContacts' })}>
      <Icon name="slash" /> Make Inactive
    </Button>
  </>
);
