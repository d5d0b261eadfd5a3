import { formatCount } from '@galley/shared/domain/count';
import { useQuery } from '@galley/shared/http';
import { Button, Modal } from '@galley/shared/ui';
import { useState } from 'react';
import { associationRequestsQuery } from '../http/associationRequests.ts';
import { RequestList } from './RequestList.tsx';

/** A notice in contact lists about others' requests for the user's contacts; nothing without requests. */
export function WaitingRequests() {
  const { data: requests = [] } = useQuery(associationRequestsQuery());
  const [isOpen, setOpen] = useState(false);
  if (requests.length === 0 && !isOpen) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Contact Requests ({formatCount(requests.length)})</Button>
      {isOpen && (
        <Modal
          title="Contact Requests"
          subtitle="Colleagues have asked to add your contacts to their companies. If you accept, they can edit those contacts, too."
          onClose={() => setOpen(false)}
        >
          {requests.length === 0 ? (
            <p className="modal-text">No requests to answer.</p>
          ) : (
            <RequestList requests={requests} isNamed />
          )}
        </Modal>
      )}
    </>
  );
}
