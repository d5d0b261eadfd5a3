import type { DuplicateContact, DuplicatePair } from '@galley/server/contacts/merges/contract';
import type { DuplicateReason } from '@galley/server/contacts/rules/contactMerge';
import { formatCount } from '@galley/shared/domain/count';
import { LOADING } from '@galley/shared/domain/loadingText';
import type { Selection } from '@galley/shared/domain/selection';
import { useQuery } from '@galley/shared/http';
import { Button, EmailText, Modal, useSelection } from '@galley/shared/ui';
import { useState } from 'react';
import { duplicatesQuery } from '../http/merges.ts';

const REASONS: Readonly<Record<DuplicateReason, string>> = {
  email: 'Same email',
  phone: 'Same phone number',
  name: 'Same name; they share a company',
};
const PAGE = 20;

const Person = ({ contact }: { contact: DuplicateContact }) => (
  <div>
    <strong>{contact.IndividualName}</strong>
    <span>{[contact.IndividualTitle, contact.Company].filter((text) => text !== '').join(', ')}</span>
    <span>
      <EmailText>{contact.IndividualEmail}</EmailText>
    </span>
    {[contact.IndividualPhone, contact.IndividualCell]
      .filter((text) => text !== '')
      .map((text) => (
        <span key={text}>{text}</span>
      ))}
  </div>
);

type Compare = (ids: readonly number[]) => void;

function Pair({ pair: { Contacts, Reasons }, onCompare }: { pair: DuplicatePair; onCompare: Compare }) {
  const names = Contacts.map(({ IndividualName }) => IndividualName).join(' and ');
  return (
    <li>
      {Contacts.map((contact) => (
        <Person key={contact.IndividualId} contact={contact} />
      ))}
      <p>{Reasons.map((reason) => REASONS[reason]).join(' · ')}</p>
      <Button
        aria-label={`Compare ${names}`}
        onClick={() => onCompare(Contacts.map(({ IndividualId }) => IndividualId))}
      >
        Compare
      </Button>
    </li>
  );
}

interface PageProps {
  selection: Selection;
  page: number;
  onCompare: Compare;
}

function Page({ selection, page, onCompare }: PageProps) {
  const { data } = useQuery(duplicatesQuery(selection, page));
  return data?.Pairs.map((pair) => (
    <Pair
      key={pair.Contacts.map(({ IndividualId }) => IndividualId).join()}
      pair={pair}
      onCompare={onCompare}
    />
  ));
}

function scopeOf({ parentId, companyId }: Selection): string {
  if (companyId > 0) return 'Your contacts at the selected company';
  return parentId > 0 ? 'Your contacts at companies of the selected parent' : 'All your contacts';
}

/** Pairs of your contacts, under the selection, that look like the same person (MERG-01). */
export function DuplicateList({ onCompare, onClose }: { onCompare: Compare; onClose: () => void }) {
  const selection = useSelection();
  const [pages, setPages] = useState(1);
  const { data, isError, refetch } = useQuery(duplicatesQuery(selection, 1));
  const total = data?.TotalCount ?? 0;
  return (
    <Modal title="Possible Duplicates" subtitle={scopeOf(selection)} size="large" onClose={onClose}>
      {isError && (
        <p role="alert">
          The possible duplicates could not be loaded.{' '}
          <Button look="link" onClick={() => void refetch()}>
            Try Again
          </Button>
        </p>
      )}
      {data === undefined && !isError && <output>{LOADING}</output>}
      {data !== undefined && (
        <output className="duplicates-count">
          {total === 0
            ? 'No possible duplicates found.'
            : `${formatCount(total)} ${total === 1 ? 'pair' : 'pairs'}`}
        </output>
      )}
      {total > 0 && (
        <ul className="duplicates">
          {Array.from({ length: pages }, (_, index) => (
            <Page key={index} selection={selection} page={index + 1} onCompare={onCompare} />
          ))}
        </ul>
      )}
      {total > pages * PAGE && <Button onClick={() => setPages(pages + 1)}>Show more</Button>}
    </Modal>
  );
}
