import { openDialog, type Chosen } from '@galley/shared/store';
import { AddActivitiesButton, Icon } from '@galley/shared/ui';

/** What is done with the selected companies (SEL-04). */
export const SelectedActions = ({ chosen }: { chosen: Chosen }) => (
  <>
    <AddActivitiesButton action="addToCompanies" chosen={chosen} />
    <button type="button" className="btn" onClick={() => openDialog({ kind: 'prospects-assign', chosen })}>
      <Icon name="user" /> Assign Sales Rep…
    </button>
  </>
);
