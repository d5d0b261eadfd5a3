import { LOADING } from '@galley/shared/domain/loadingText';
import { useQuery } from '@galley/shared/http';
import type { DialogProps } from '@galley/shared/store';
import { Button, Modal } from '@galley/shared/ui';
import { sharesQuery } from '../http/shares.ts';
import { NewLink } from './NewLink.tsx';
import { ShareEntry } from './ShareEntry.tsx';
import './shares.scss';

/** The links with which customers can see an order line: create, check and revoke them (SHAR-01, SHAR-02). */
export function ShareLinks({ dialog, onClose }: DialogProps<'orders/share'>) {
  const { data, isError, refetch } = useQuery(sharesQuery(dialog.line));
  return (
    <Modal title="Share with the Customer" subtitle={`Order line ${dialog.line}`} onClose={onClose}>
      <NewLink line={dialog.line} />
      <section aria-labelledby="share-links">
        <h3 id="share-links">Links to This Order Line</h3>
        {isError && (
          <p role="alert">
            The links could not be loaded.{' '}
            <Button look="link" onClick={() => void refetch()}>
              Try Again
            </Button>
          </p>
        )}
        {data === undefined && !isError && <output>{LOADING}</output>}
        {data?.Shares.length === 0 && <p>No links yet.</p>}
        <ul className="share-links">
          {data?.Shares.map((share) => (
            <ShareEntry key={share.ID} share={share} onClose={onClose} />
          ))}
        </ul>
      </section>
    </Modal>
  );
}
