import { formatMoment } from '../domain/formatMoment.ts';
import { appConfig } from '../store/index.ts';
import { Button } from '../ui/button/Button.tsx';
import type { Problem } from '../contract/common.ts';
import { Modal } from '../ui/modal/Modal.tsx';

export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

interface Props {
  problem: Problem;
  /** The fields that differ. */
  differences: readonly Difference[];
  onOverwrite: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

function changedByText({ changedBy = '', changedAt = '' }: Problem): string {
  const at = changedAt === '' ? '' : ` on ${formatMoment(changedAt, appConfig().timeZone)}`;
  return `${changedBy === '' ? 'Someone else' : changedBy} saved this record${at}, after you opened it.`;
}

/** Shows a save conflict between two people, field by field. Nothing typed is lost until the user chooses a version. */
export const ConflictDialog = ({ problem, differences, onOverwrite, onTakeTheirs, onClose }: Props) => (
  <Modal
    title="Record Changed"
    subtitle={changedByText(problem)}
    onClose={onClose}
    isStatic
    footer={
      <>
        <Button data-autofocus onClick={onClose}>
          Back to the Form
        </Button>
        <Button onClick={onTakeTheirs}>Use Their Version</Button>
        <Button look="primary" onClick={onOverwrite}>
          Overwrite with Mine
        </Button>
      </>
    }
  >
    {differences.length === 0 ? (
      <p className="modal-text">Your version and theirs are the same.</p>
    ) : (
      <div className="conflict">
        <table>
          <caption className="visually-hidden">Compare your version with theirs</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Yours</th>
              <th scope="col">Theirs</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{mine}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </Modal>
);
