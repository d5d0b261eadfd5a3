import type { MergingContact } from '@galley/server/contacts/merges/contract';
import { MERGE_LABELS, type MergeField } from '@galley/server/contacts/rules/contactMerge';
import { EmailText } from '@galley/shared/ui';
import { differingFields, idOf, referencesText, notesOf, valueOf, type Choices } from './mergeChoices.ts';

/** 'Mia Stone (mia@acme.test)', since both contacts usually have the same name. */
const nameOf = ({ Contact: { IndividualName, IndividualEmail } }: MergingContact): string =>
  IndividualEmail === '' ? IndividualName : `${IndividualName} (${IndividualEmail})`;

const LIST = new Intl.ListFormat('en-US');

interface ChoiceProps {
  name: string;
  label: string;
  text: string;
  contact: MergingContact;
  isChosen: boolean;
  onChoose: () => void;
}

const Choice = ({ name, label, text, contact, isChosen, onChoose }: ChoiceProps) => (
  <td>
    <label>
      <input
        type="radio"
        name={`merge-${name}`}
        aria-label={`${label}: ${text === '' ? 'empty' : text}, from ${contact.Contact.IndividualEmail || contact.Contact.IndividualName}`}
        checked={isChosen}
        onChange={onChoose}
      />
      <span>{text === '' ? <i>empty</i> : text.includes('@') ? <EmailText>{text}</EmailText> : text}</span>
    </label>
  </td>
);

interface Props {
  contacts: readonly MergingContact[];
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

/** The values of one field, to choose the contact whose value stays. */
const FieldRow = ({ field, contacts, choices, onChoose }: Props & { field: MergeField }) => (
  <tr>
    <th scope="row">{MERGE_LABELS[field]}</th>
    {contacts.map((contact) => (
      <Choice
        key={idOf(contact)}
        name={field}
        label={MERGE_LABELS[field]}
        text={valueOf(contact, field)}
        contact={contact}
        isChosen={choices.take[field] === idOf(contact)}
        onChoose={() => onChoose({ ...choices, take: { ...choices.take, [field]: idOf(contact) } })}
      />
    ))}
  </tr>
);

/** The values of several contacts side by side; only fields that differ are shown. */
export function MergeTable({ contacts, choices, onChoose }: Props) {
  const kept = contacts.find((contact) => idOf(contact) === choices.kept);
  const notes = notesOf(contacts, choices.kept);
  const others = contacts.filter((contact) => contact !== kept);
  const moves = referencesText(others);
  return (
    <>
      <div className="merge">
        <table>
          <caption className="visually-hidden">Values to Keep</caption>
          <thead>
            <tr>
              <th scope="col">Keep</th>
              {contacts.map((contact) => (
                <th key={idOf(contact)} scope="col">
                  <label>
                    <input
                      type="radio"
                      name="merge-kept"
                      aria-label={`Keep: ${[contact.Contact.IndividualName, contact.Contact.IndividualEmail].filter(Boolean).join(', ')}`}
                      checked={choices.kept === idOf(contact)}
                      onChange={() => onChoose({ ...choices, kept: idOf(contact) })}
                    />
                    <span>{contact.Contact.IndividualName}</span>
                  </label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differingFields(contacts).map((field) => (
              <FieldRow key={field} field={field} contacts={contacts} choices={choices} onChoose={onChoose} />
            ))}
            <tr>
              <th scope="row">Linked Records</th>
              {contacts.map((contact) => (
                <td key={idOf(contact)}>{referencesText([contact]) || 'None'}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <h3 className="merge-heading">Records to Move</h3>
      <p>
        {moves === ''
          ? `No records are linked to the other ${others.length === 1 ? 'contact' : 'contacts'}.`
          : `To ${kept === undefined ? '' : nameOf(kept)}: ${moves}.`}{' '}
        {LIST.format(others.map(nameOf))}{' '}
        {others.length === 1
          ? 'becomes inactive; links to this contact'
          : 'become inactive; links to these contacts'}{' '}
        open the contact you keep.
      </p>
      {notes !== '' && (
        <>
          <h3 className="merge-heading">Combined Internal Notes</h3>
          <p className="merge-notes">{notes}</p>
        </>
      )}
    </>
  );
}
