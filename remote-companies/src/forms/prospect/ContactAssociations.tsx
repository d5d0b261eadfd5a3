import { FormField, SearchField, useWatch, type UseFormReturn } from '@galley/shared/form';
import { contactSearchQuery } from '@galley/shared/http';
import { openDialog } from '@galley/shared/store';
import { Button, Icon } from '@galley/shared/ui';
import { useId, useRef } from 'react';
import { insertInOrder } from '../../changes/options.ts';
import type { ContactChoice, ProspectValues } from '../../changes/prospectValues.ts';

const OF_EVERY_COMPANY = 0;
const REQUEST =
  'belongs to another account owner. If you add this contact, someone associated with that account owner has to accept.';
const change = { shouldDirty: true } as const;

/** The contacts of a prospect: found or new, added to the list, removed from it (PROS-07). */
export function ContactAssociations({
  form: { control, getValues, setValue, clearErrors },
}: {
  form: UseFormReturn<ProspectValues>;
}) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [contact, contacts] = useWatch({ control, name: ['contact', 'contacts'] });
  const isThere = contact !== null && contacts.some(({ value }) => value === contact.value);

  const add = (choice: ContactChoice) =>
    setValue('contacts', insertInOrder(getValues('contacts'), choice), change);
  const addChosen = () => {
    if (contact === null) return;
    add(contact);
    setValue('contact', null, change);
    clearErrors('contact');
    // The button is disabled now; focus the picker to select the next contact.
    root.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  };
  const addNew = () =>
    openDialog('contacts/edit', {
      draft: { IndividualId: 0 },
      onSaved: ({ IndividualId, IndividualName }) => add({ value: IndividualId, label: IndividualName }),
    });
  const remove = (gone: number) => {
    setValue(
      'contacts',
      contacts.filter(({ value }) => value !== gone),
      change,
    );
    // The pressed button disappears.
    root.current?.querySelector<HTMLElement>('ul')?.focus();
  };
  return (
    <div ref={root} className="form-associations">
      <div className="form-add">
        <FormField control={control} name="contact">
          {({ value, onChange, error }) => (
            <SearchField
              label="Individual Association"
              value={value}
              queryOf={(term) => contactSearchQuery(term, OF_EVERY_COMPANY, OF_EVERY_COMPANY)}
              error={error}
              onChange={({ value: chosen, label, IsAssociated }) =>
                onChange({ value: chosen, label, ...(IsAssociated === false ? { isRequest: true } : {}) })
              }
              onClear={() => onChange(null)}
            />
          )}
        </FormField>
        <Button disabled={contact === null || isThere} onClick={addChosen}>
          Add Contact Association
        </Button>
        <Button onClick={addNew}>
          <Icon name="plus" /> Add New Contact
        </Button>
      </div>
      <p className="field-hint" role="status">
        {isThere && 'This contact is already in the list.'}
        {!isThere && contact?.isRequest === true && `${contact.label} ${REQUEST}`}
      </p>
      <p className="field-label" id={id}>
        Individual Associations:
      </p>
      <ul className="form-list" aria-labelledby={id} tabIndex={-1}>
        {contacts.map(({ value, label, isRequest }) => (
          <li key={value}>
            <span>{label}</span>
            {isRequest === true && <span className="record-badge">Request</span>}
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove ${label}`}
              onClick={() => remove(value)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <p className="field-hint" role="status">
        {contacts.length} associations found.
      </p>
    </div>
  );
}
