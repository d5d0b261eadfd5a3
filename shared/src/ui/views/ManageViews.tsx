import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import type { View, ViewList } from '../../contract/views.ts';
import { MOST_PINNED } from '../../domain/view.ts';
import { deleteView, pinViews, setDefaultView } from '../../http/views.ts';
import { Modal } from '../modal/Modal.tsx';
import { notify } from '../toast/notify.ts';
import { reasonOf } from './saveChanges.ts';
import { WatchView } from './WatchView.tsx';

async function changeViews(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => notify.failure('Failed to change views', reasonOf(error)));
}

const readersOf = ({ IsOwn, OwnerName, Visibility }: View) =>
  IsOwn
    ? { mine: 'Only me', team: 'Shared with my team', everybody: 'Shared with everyone' }[Visibility]
    : `Shared by ${OwnerName}`;

interface ManageProps {
  list: ViewList;
  views: readonly View[];
  onEdit: (view: View) => void;
  onClose: () => void;
}

/** All views of a list: pin and order them, choose the default, edit and delete your own. */
export function ManageViews({ list, views, onEdit, onClose }: ManageProps) {
  const [confirming, setConfirming] = useState(0);
  const pinned = views.filter(({ Pin }) => Pin > 0).toSorted((a, b) => a.Pin - b.Pin);
  const ids = pinned.map(({ ID }) => ID);
  const pin = (IDs: number[]) => void changeViews(pinViews({ List: list, IDs }));
  const remove = async ({ ID, Visibility }: View) => {
    // Others may be using it.
    if (Visibility !== 'mine' && confirming !== ID) return setConfirming(ID);
    try {
      await deleteView(ID);
      notify.success('View deleted');
    } catch (error) {
      notify.failure('Failed to delete view', reasonOf(error));
    }
    return undefined;
  };
  const moveUp = (id: number) => {
    const at = ids.indexOf(id);
    pin(ids.toSpliced(at, 1).toSpliced(at - 1, 0, id));
  };
  const others = views.filter(({ Pin }) => Pin === 0);
  return (
    <Modal title="Manage Views" onClose={onClose}>
      <ul className="view-list">
        {[...pinned, ...others].map((view) => {
          const { ID, Name, IsOwn, Pin, IsDefault, MayDelete } = view;
          const isFull = Pin === 0 && ids.length >= MOST_PINNED;
          return (
            <li key={ID}>
              <div>
                <span>{Name}</span>
                <small>{readersOf(view)}</small>
              </div>
              <div className="view-actions">
                <Button
                  aria-label={`${Pin > 0 ? 'Unpin' : 'Pin'} ${Name}`}
                  disabled={isFull}
                  onClick={() => pin(Pin > 0 ? ids.filter((id) => id !== ID) : [...ids, ID])}
                >
                  {Pin > 0 ? 'Unpin' : 'Pin'}
                </Button>
                {Pin > 0 && ID !== ids[0] && (
                  <Button aria-label={`Move Up: ${Name}`} onClick={() => moveUp(ID)}>
                    Move Up
                  </Button>
                )}
                <Button
                  aria-label={`Make Default: ${Name}`}
                  aria-pressed={IsDefault}
                  onClick={() => void changeViews(setDefaultView({ List: list, ID: IsDefault ? 0 : ID }))}
                >
                  Make Default
                </Button>
                {list === 'orders' && <WatchView view={view} />}
                {IsOwn && (
                  <Button aria-label={`Edit ${Name}`} onClick={() => onEdit(view)}>
                    Edit
                  </Button>
                )}
                {MayDelete && (
                  <Button
                    aria-label={confirming === ID ? `Delete for Everyone: ${Name}` : `Delete ${Name}`}
                    onClick={() => void remove(view)}
                  >
                    {confirming === ID ? 'Delete for Everyone' : 'Delete'}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {views.length === 0 && <p>No views yet.</p>}
    </Modal>
  );
}
