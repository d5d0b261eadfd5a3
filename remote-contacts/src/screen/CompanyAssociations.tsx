import type { Contact } from '@galley/shared/contract/contacts';

const SHOWN = 5;

/** The first companies of a contact, the default one in bold, and how many more there are. */
export function CompanyAssociations({ contact }: { contact: Contact }) {
  const shown = contact.Associations.slice(0, SHOWN);
  const more = contact.AssociationCount - shown.length;
  return (
    <ul className="contact-companies">
      {shown.map(({ value, label, isDefault }) => (
        <li key={value}>{isDefault ? <strong title="Default Customer">{label}</strong> : label}</li>
      ))}
      {more > 0 && <li className="contact-more">and {more.toLocaleString('en-US')} more</li>}
    </ul>
  );
}
