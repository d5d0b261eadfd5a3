import { fieldNamesOf, fieldsOf } from '@galley/shared/contract/feedFields';
import type { FileImport, ImportMap } from '@galley/shared/contract/imports';
import { SelectField } from '@galley/shared/form';
import { Button, TextField } from '@galley/shared/ui';
import { useState } from 'react';

interface Props {
  one: FileImport;
  isBusy: boolean;
  onCheck: (map: ImportMap) => void;
}

const NONE = 'none';
const FIXED = 'fixed';
/** A heading may be called like one of these two. */
const columnValue = (heading: string) => `column ${heading}`;

const without = (map: Record<string, string>, field: string) =>
  Object.fromEntries(Object.entries(map).filter(([name]) => name !== field));

/** Which column is which field, with what stands in the first rows (IMPO-02). */
export function MapForm({ one, isBusy, onCheck }: Props) {
  const { headings, samples, resource } = one;
  const [{ columns, constants }, setMap] = useState(one.map);
  const options = [
    { value: NONE, label: 'Not in the file' },
    { value: FIXED, label: 'The same in every record' },
    ...headings
      .filter((heading) => heading !== '')
      .map((heading) => ({ value: columnValue(heading), label: heading })),
  ];
  const choose = (field: string, value: string) =>
    setMap({
      columns: value.startsWith('column ')
        ? { ...columns, [field]: value.slice('column '.length) }
        : without(columns, field),
      constants: value === FIXED ? { ...constants, [field]: '' } : without(constants, field),
    });
  const chosen = (field: string): string => {
    if (columns[field] !== undefined) return columnValue(columns[field]);
    return constants[field] === undefined ? NONE : FIXED;
  };
  const sampleOf = (field: string): string => {
    const place = headings.indexOf(columns[field] ?? '');
    return place < 0
      ? ''
      : samples
          .map((row) => row[place])
          .filter((text) => text !== '' && text !== undefined)
          .join(', ');
  };
  const isRequired = (field: string) => fieldsOf(resource)[field]?.required === true;
  return (
    <form
      className="import-map"
      aria-label="Columns"
      onSubmit={(event) => {
        event.preventDefault();
        onCheck({ columns, constants });
      }}
    >
      {headings.length === 0 ? (
        <p>Each line is a record that names its fields: nothing is to be mapped.</p>
      ) : (
        <ul className="import-fields">
          {fieldNamesOf(resource).map((field) => (
            <li key={field}>
              <SelectField
                label={isRequired(field) ? `${field} (required)` : field}
                value={chosen(field)}
                options={options}
                onChange={(value) => choose(field, value)}
              />
              {constants[field] === undefined ? (
                <p className="part-note">{sampleOf(field)}</p>
              ) : (
                <TextField
                  label={`Value of ${field}`}
                  value={constants[field]}
                  maxLength={500}
                  autoComplete="off"
                  onChange={(value) => setMap({ columns, constants: { ...constants, [field]: value } })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="part-actions">
        <Button type="submit" look="primary" disabled={isBusy}>
          Check
        </Button>
        <p className="part-note">Nothing is written yet.</p>
      </div>
    </form>
  );
}
