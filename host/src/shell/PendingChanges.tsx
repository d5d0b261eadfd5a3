import { outbox, useChanges, type Change } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { Button, Icon, Modal } from '@galley/shared/ui';
import { useEffect, useState } from 'react';

/** The change stays in the outbox until the form has its input, because the form can fail to load. */
function open({ id, reopen, problem }: Change): void {
  if (reopen === undefined) return;
  let isWithdrawn = false;
  const withdraw = () => (isWithdrawn ||= outbox.withdraw(id));
  const returned = { ...reopen, withdraw, ...(problem === undefined ? {} : { problem }) };
  galley.getState().openDialog(returned);
}

function stateOf({ state, problem }: Change): string {
  if (state === 'refused')
    return `Refused: ${problem?.detail ?? problem?.title ?? 'The server gave no reason.'}`;
  return state === 'sending' ? 'Sending' : 'Waiting for the network';
}

/** Handles a response whose form is gone. */
async function announceLateAnswer(answer: unknown, change: Change): Promise<void> {
  const late = await import(/* webpackChunkName: "background" */ './lateAnswer.ts');
  late.announceLateAnswer(answer, change);
}

const Entry = ({ change, onOpen }: { change: Change; onOpen: () => void }) => (
  <li className="pending-change">
    <div>
      <strong>{change.label}</strong>
      <div>{stateOf(change)}</div>
    </div>
    {change.reopen !== undefined && change.state !== 'sending' && (
      <Button
        aria-label={`Open ${change.label}`}
        onClick={() => {
          onOpen();
          open(change);
        }}
      >
        Open
      </Button>
    )}
    {change.state !== 'sending' && (
      <Button aria-label={`Discard ${change.label}`} onClick={() => outbox.withdraw(change.id)}>
        Discard
      </Button>
    )}
  </li>
);

/** What happens to the listed changes; undefined if there are none. */
function noteOf(changes: readonly Change[], refused: number): string | undefined {
  if (changes.length === 0) return undefined;
  if (refused === 0) return 'These changes are kept on this device and sent when you’re back online.';
  return refused === changes.length
    ? 'These changes were refused. They’re kept on this device, but aren’t sent again.'
    : 'Waiting changes are sent when you’re back online. Refused changes aren’t sent again.';
}

/** Unconfirmed changes, shown in the header while there are any (KEEP-03, KEEP-04). */
export function PendingChanges() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const end = outbox.onLate(
      (answer, change) => void announceLateAnswer(answer, change).catch(() => undefined),
    );
    // Changes that an earlier page left unsent.
    outbox.flush();
    return end;
  }, []);
  const changes = useChanges().filter(({ state }) => state !== 'answered');
  // A save that is being sent for the first time isn't worth mentioning.
  const count = changes.filter(({ state, hasWaited }) => state !== 'sending' || hasWaited).length;
  const refused = changes.filter(({ state }) => state === 'refused').length;
  const [number, what] = refused > 0 ? [refused, 'refused'] : [count, 'waiting'];
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          className="menu-button pending-button"
          aria-label={`${number} ${what}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name={refused > 0 ? 'alert' : 'clock'} />
          {number} <span className="menu-text">{what}</span>
        </button>
      )}
      {isOpen && (
        <Modal
          title="Unsaved Changes"
          subtitle={noteOf(changes, refused)}
          onClose={() => setOpen(false)}
          footer={
            changes.length > refused ? (
              <Button look="primary" onClick={outbox.flush}>
                Send Now
              </Button>
            ) : undefined
          }
        >
          {changes.length === 0 ? (
            <p className="modal-text">No unsaved changes.</p>
          ) : (
            <ul className="pending-changes">
              {changes.map((change) => (
                <Entry key={change.id} change={change} onOpen={() => setOpen(false)} />
              ))}
            </ul>
          )}
        </Modal>
      )}
    </>
  );
}
