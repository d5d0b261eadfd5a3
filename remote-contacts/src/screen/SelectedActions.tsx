import { MOST_MERGED } from '@galley/server/contacts/rules/contactMerge';
import { openDialog, type Chosen } from '@galley/shared/store';
import { AddActivitiesButton, Button, Icon, startBulk } from '@galley/shared/ui';

const merge = ({ records, clear }: Chosen) =>
  openDialog({ kind: 'contact-merge', ids: records.Ids ?? [], onMerged: clear });

/** What is done with the selected contacts (SEL-04). */
export const SelectedActions = ({ chosen }: { chosen: Chosen }) => (
  <>
    <AddActivitiesButton action="addToContacts" chosen={chosen} />
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
