import type { OrderShare } from '@galley/server/orders/shares/contract';
import { formatDay, todayIn } from '@galley/shared/domain/businessDay';
import { formatMoment } from '@galley/shared/domain/formatMoment';
import { formatCount } from '@galley/shared/domain/count';
import { SHARE_FIELD_NAMES } from '@galley/server/orders/rules/share';
import { appConfig, openDialog } from '@galley/shared/store';
import { Button, notify } from '@galley/shared/ui';
import { useState } from 'react';
import { revokeShare } from '../http/shares.ts';
import { reasonOf } from './reasonOf.ts';

/** When a link was created, with the time: there can be several a day. */
const createdAt = ({ CreatedAt }: OrderShare): string => formatMoment(CreatedAt, appConfig().timeZone);

/** '2026-11-26T17:00:00Z' as a business day. */
const dayOf = (at: string): string => formatDay(todayIn(appConfig().timeZone, new Date(at)));

function stateText({ State, ExpiresAt }: OrderShare): string {
  if (State === 'works') return `Link valid until ${dayOf(ExpiresAt)}`;
  if (State === 'expired') return `Expired on ${dayOf(ExpiresAt)}`;
  return State === 'revoked' ? 'Revoked' : 'Inactive: its creator no longer has access to this order line';
}

function openedText({ State, OpenedCount, LastOpenedAt }: OrderShare): string {
  if (LastOpenedAt === null)
    return State === 'revoked' || State === 'expired' ? 'Never opened' : 'Not opened yet';
  return OpenedCount === 1
    ? `Opened once, on ${dayOf(LastOpenedAt)}`
    : `Opened ${formatCount(OpenedCount)} times, last on ${dayOf(LastOpenedAt)}`;
}

/** The customer's response to the proof via the link, and the activity that it added. */
function ProofAnswer({ share, onClose }: { share: OrderShare; onClose: () => void }) {
  const { Answer, AnsweredAt, Comment, ActivityID } = share;
  if (Answer === null || AnsweredAt === null) return null;
  return (
    <>
      <p>
        <strong>{Answer === 'approved' ? 'Proof approved' : 'Proof changes requested'}</strong> on{' '}
        {dayOf(AnsweredAt)}
        {Comment !== '' && (
          <>
            : <span className="share-comment">{Comment}</span>
          </>
        )}
      </p>
      {ActivityID !== 0 && (
        <Button
          look="link"
          onClick={() => {
            onClose();
            openDialog('activities/edit', { draft: { ID: ActivityID } });
          }}
        >
          Open Activity
        </Button>
      )}
    </>
  );
}

/** Revokes a link after a confirmation: this can't be undone. */
function Revoke({ share }: { share: OrderShare }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function revoke() {
    setBusy(true);
    await revokeShare(share.ID).then(
      () => notify.success('Link revoked'),
      (error: unknown) => notify.failure('The link could not be revoked', reasonOf(error)),
    );
    setBusy(false);
  }
  const made = `the link created ${createdAt(share)}`;
  if (!isAsking)
    return (
      <Button aria-label={`Revoke ${made}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
    );
  return (
    <>
      <Button
        look="primary"
        aria-label={`Revoke Permanently: ${made}`}
        disabled={isBusy}
        // Take over the focus from the Revoke button that this one replaces.
        ref={(button) => button?.focus()}
        onClick={() => void revoke()}
      >
        Revoke Permanently
      </Button>
      <Button onClick={() => setAsking(false)}>Keep</Button>
    </>
  );
}

/** One link: what it shows, whether it works, who opened and answered it (SHAR-02). */
export const ShareEntry = ({ share, onClose }: { share: OrderShare; onClose: () => void }) => (
  <li data-state={share.State}>
    <p className="share-state">{stateText(share)}</p>
    <p>
      Created {createdAt(share)} by {share.CreatedBy}. {openedText(share)}.
    </p>
    <p className="share-note">{share.Fields.map((field) => SHARE_FIELD_NAMES[field]).join(' · ')}</p>
    <ProofAnswer share={share} onClose={onClose} />
    {(share.State === 'works' || share.State === 'closed') && (
      <div className="share-revoke">
        <Revoke share={share} />
      </div>
    )}
  </li>
);
