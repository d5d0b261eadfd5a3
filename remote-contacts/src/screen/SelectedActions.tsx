import { galley, type Chosen } from '@galley/shared/store';
import { Icon, startBulk } from '@galley/shared/ui';

/** What is done with the selected contacts (SEL-04). */
export const SelectedActions = ({ chosen }: { chosen: Chosen }) => (
  <>
    <button
      type="button"
      className="btn btn-primary"
      onClick={() =>
        galley.getState().openDialog({ kind: 'activities-bulk', action: 'addToContacts', chosen })
      }
    >
      <Icon name="plus" /> Add Activities…
    </button>
    <button
      type="button"
      className="btn"
      onClick={() => void startBulk(chosen, { Action: 'inactivateContacts' })}
    >
      <Icon name="slash" /> Make Inactive
    </button>
  </>
);
