import type { Chosen } from '@galley/shared/store';
import { AddActivitiesButton, Icon, startBulk } from '@galley/shared/ui';

/** What is done with the selected contacts (SEL-04). */
export const SelectedActions = ({ chosen }: { chosen: Chosen }) => (
  <>
    <AddActivitiesButton action="addToContacts" chosen={chosen} />
    <button
      type="button"
      className="btn"
      onClick={() => void startBulk(chosen, { Action: 'inactivateContacts' })}
    >
      <Icon name="slash" /> Make Inactive
    </button>
  </>
);
