import { contactSearchQuery, useQuery } from '@galley/shared/http';
import { Button, SearchField } from '@galley/shared/ui';
import type { ContactFilters } from '@galley/server/contacts/rules/contactList';
import type { Selection } from '@galley/shared/domain/selection';
import { contactQuery } from '../http/contactQuery.ts';

interface Props {
  selection: Selection;
  filters: ContactFilters;
  setFilters: (change: Partial<ContactFilters>) => void;
}

const INCLUDED = 1;

/** The filter by one contact (CONT-02), and whether inactive ones are listed (CONT-07). */
export function ScreenTools({ selection, filters: { contact, inactive }, setFilters }: Props) {
  const { data } = useQuery(contactQuery(contact));
  const label = data?.IndividualName ?? `#${contact}`;
  return (
    <>
      <div className="contact-filter">
        <SearchField
          label="Contact"
          value={contact === 0 ? null : { value: contact, label }}
          queryOf={(term) => contactSearchQuery(term, selection.parentId, selection.companyId)}
          onChange={({ value }) => setFilters({ contact: value })}
          onClear={() => setFilters({ contact: 0 })}
        />
      </div>
      <Button
        aria-pressed={inactive === INCLUDED}
        onClick={() => setFilters({ inactive: inactive === INCLUDED ? 0 : INCLUDED })}
      >
        Include inactive
      </Button>
    </>
  );
}
