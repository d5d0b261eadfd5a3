import type { AssociationRequest } from '@galley/server/contacts/associations/contract';
import { ApiError } from '@galley/shared/http';
import { Button, notify } from '@galley/shared/ui';
import { useRef, useState } from 'react';
import { decideAssociationRequest } from '../http/associationRequests.ts';
import '../styles/requests.scss';

interface Props {
  requests: readonly AssociationRequest[];
  /** Names the contact of each request, where that isn't obvious. */
  isNamed?: boolean;
  /** @param version of the contact afterward; undefined if declined */
  onDecided?: (request: AssociationRequest, version: number | undefined) => void;
}

const OUTCOMES = { accepted: 'Accepted', declined: 'Declined' } as const;

/** Others' requests to add a contact to their company. Employees associated with the contact accept or decline; requesters see the result. */
export function RequestList({ requests, isNamed = false, onDecided }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [busy, setBusy] = useState(0);
  const decide = async (request: AssociationRequest, accept: boolean) => {
    setBusy(request.RequestId);
    try {
      const { Version } = await decideAssociationRequest(request, accept);
      const { IndividualName: who, CompanyName: company } = request;
      notify.success(accept ? `${who} was added to ${company}.` : `${who} was not added to ${company}.`);
      onDecided?.(request, accept ? Version : undefined);
    } catch (error) {
      notify.failure('Failed to answer the request', error instanceof ApiError ? error.message : undefined);
    }
    setBusy(0);
    // The pressed button disappears.
    list.current?.focus();
  };
  return (
    <ul ref={list} className="contact-requests" aria-label="Contact Requests" tabIndex={-1}>
      {requests.map((request) => {
        const { RequestId, IndividualName, CompanyName, RequestedBy, DecidedBy, State, CanDecide } = request;
        const what = `${IndividualName} for ${CompanyName}`;
        return (
          <li key={RequestId}>
            <span>
              {RequestedBy} wants to add {isNamed ? IndividualName : 'this contact'} to{' '}
              <strong>{CompanyName}</strong>.{' '}
              {State === 'requested' ? !CanDecide && 'Requested.' : `${OUTCOMES[State]} by ${DecidedBy}.`}
            </span>
            {CanDecide && (
              <>
                <Button
                  disabled={busy === RequestId}
                  aria-label={`Accept ${what}`}
                  onClick={() => void decide(request, true)}
                >
                  Accept
                </Button>
                <Button
                  disabled={busy === RequestId}
                  aria-label={`Decline ${what}`}
                  onClick={() => void decide(request, false)}
                >
                  Decline
                </Button>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
