import type { Association } from '@galley/shared/contract/common';
import { makeDefault, removeAssociation } from '@galley/server/contacts/rules/contactRules';
import { Button, Icon } from '@galley/shared/ui';
import { useId, useRef } from 'react';

interface Props {
  companies: Association[];
  onChange: (companies: Association[]) => void;
  error: string | undefined;
}

/** The companies of a contact, one of them its default (CONF-03). */
export function AssociationList({ companies, onChange, error }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const change = (next: Association[]) => {
    onChange(next);
    // The pressed button disappears.
    list.current?.focus();
  };
  return (
    <>
      <p className="field-label" id={id}>
        Company Associations:
      </p>
      {error !== undefined && <p className="field-error">{error}</p>}
      {companies.length === 0 && <p className="field-hint">No Associations</p>}
      <ul ref={list} className="form-list" aria-labelledby={id} tabIndex={-1}>
        {companies.map(({ value, label, isDefault, IsAssociated = true }) => (
          <li key={value}>
            {isDefault ? (
              <strong title="Default Customer">
                {label} <span className="record-badge">Default</span>
              </strong>
            ) : (
              <>
                <span>{label}</span>
                <Button
                  aria-label={`Make Default: ${label}`}
                  onClick={() => change(makeDefault(companies, value))}
                >
                  Make Default
                </Button>
              </>
            )}
            {IsAssociated ? (
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove ${label}`}
                onClick={() => change(removeAssociation(companies, value))}
              >
                <Icon name="close" />
              </button>
            ) : (
              <span className="record-badge">Other owner</span>
            )}
          </li>
        ))}
      </ul>
      {companies.some(({ IsAssociated }) => IsAssociated === false) && (
        <p className="field-hint">
          Only people associated with a company’s account owner can remove the company from a contact.
        </p>
      )}
    </>
  );
}
