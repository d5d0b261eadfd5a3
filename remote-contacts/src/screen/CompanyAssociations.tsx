import type { Association } from '@galley/shared/contract/common';
import type { Contact } from '@galley/server/contacts/contract';
import { formatCount } from '@galley/shared/domain/count';
import { useQuery } from '@galley/shared/http';
import { Button } from '@galley/shared/ui';
import { useState } from 'react';
import { CompanyLink } from './CompanyLink.tsx';
import { useParentOf } from './useParentOf.ts';
import { contactAssociationsQuery } from '../http/contacts.ts';

const SHOWN = 5;

const isAmong = (companies: readonly Association[], { value }: Association): boolean =>
  companies.some((company) => company.value === value);

/** The first companies of a contact, the default one in bold, and on request all of them, at most 1000 (CONT-03). */
export function CompanyAssociations({ contact }: { contact: Contact }) {
  const { IndividualId, Associations, AssociationCount } = contact;
  const [isOpen, setOpen] = useState(false);
  const { data, isFetching, isError, refetch } = useQuery({
    ...contactAssociationsQuery(IndividualId),
    enabled: isOpen,
  });
  const parentOf = useParentOf();
  const first = Associations.slice(0, SHOWN);
  const all = isOpen ? data : undefined;
  // Loaded ones are in the form's order: the first ones stay in place, and the others follow.
  const shown = all === undefined ? first : [...first, ...all.filter((one) => !isAmong(first, one))];
  const more = AssociationCount - shown.length;
  const open = () => {
    if (isOpen) void refetch();
    setOpen(true);
  };
  return (
    <>
      <ul
        className="contact-companies"
        data-all={all !== undefined || undefined}
        // The full list can scroll, also by keyboard.
        tabIndex={all === undefined ? undefined : 0}
        aria-label={`Companies for ${contact.IndividualName}`}
      >
        {shown.map((company) => (
          <li key={company.value}>
            {company.isDefault ? (
              <strong title="Default Customer">
                <CompanyLink company={company} parentId={parentOf(company.value)} />
              </strong>
            ) : (
              <CompanyLink company={company} parentId={parentOf(company.value)} />
            )}
          </li>
        ))}
      </ul>
      {(all !== undefined || more > 0) && (
        // One button for both, so that it keeps the focus.
        <Button
          look="link"
          aria-expanded={all !== undefined}
          aria-busy={isFetching}
          onClick={all === undefined ? open : () => setOpen(false)}
        >
          {all === undefined ? `+ ${formatCount(more)} more` : 'Show less'}
        </Button>
      )}
      {all !== undefined && more > 0 && <span> and {formatCount(more)} more</span>}
      {isOpen && isError && <span role="alert"> The companies could not be loaded.</span>}
    </>
  );
}
