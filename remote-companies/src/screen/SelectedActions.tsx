import { galley, type Chosen } from '@galley/shared/store';
import { Icon } from '@galley/shared/ui';

/** What is done with the selected companies (SEL-04). */
export const SelectedActions = ({ chosen }: { chosen: Chosen }) => (
  <>
    <button
      type="button"
      className="btn btn-primary"
      onClick={() =>
        galley.getState().openDialog({ kind: 'activities-bulk', action: 'addToCompanies', chosen })
      }
    >
      <Icon name="plus" /> Add Activities…
    </button>
    <button
      type="button"
      className="btn"
      onClick={() => galley.getState().openDialog({ kind: 'prospects-assign', chosen })}
    >
      <Icon name="user" /> Assign Sales Rep…
    </button>
  </>
);
