import { fieldNamesOf, fieldsOf } from '@galley/server/exchange/rules/feedFields';
import type { FileImport, ImportMap } from '@galley/server/exchange/imports/contract';
import {
  IMPORT_DELIMITERS,
  IMPORT_ENCODINGS,
  type ImportDelimiter,
  type ImportEncoding,
} from '@galley/server/exchange/rules/fileImports';
import { SelectField } from '@galley/shared/form';
import { Button, TextField } from '@galley/shared/ui';
import { useState } from 'react';

interface Props {
  one: FileImport;
  isBusy: boolean;
  onCheck: (map: ImportMap) => void;
}

type Written = { [K in 'encoding' | 'delimiter' | 'dates']?: ImportMap[K] | undefined };

const ENCODINGS: Record<ImportEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big end first',
  'windows-1252': 'Windows (Western)',
};
const DELIMITERS: Record<ImportDelimiter, string> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Bar',
};

/** With an order of days, or as the file tells. */
function withDates(
  before: Omit<ImportMap, 'columns' | 'constants'>,
  dates: string,
): Omit<ImportMap, 'columns' | 'constants'> {
  const { dates: _, ...written } = before;
  return dates === 'mdy' || dates === 'dmy' ? { ...written, dates } : written;
}

const NONE = 'none';
const FIXED = 'fixed';
/** No column has ids: records are known by what identifies them. */
const AUTO = 'auto';
/** A heading may be called like one of these two. */
const columnValue = (heading: string | readonly string[]) => `column ${[heading].flat().join(' + ')}`;

const without = <T,>(map: Record<string, T>, field: string): Record<string, T> =>
  Object.fromEntries(Object.entries(map).filter(([name]) => name !== field));

/** Which column is which field, with what stands in the first rows (IMPO-02). */
export function MapForm({ one, isBusy, onCheck }: Props) {
  const { headings, samples, resource } = one;
  const [{ columns, constants, ...written }, setMap] = useState(one.map);
  const hasDays = Object.keys(columns).some((field) => fieldsOf(resource)[field]?.kind === 'day');
  /** What each choice stands for: a column, or the several that were found for a field. */
  const choices = new Map<string, string | string[]>([
    ...headings
      .filter((heading) => heading !== '')
      .map((heading) => [columnValue(heading), heading] as const),
    ...Object.values(one.map.columns)
      .filter((several) => Array.isArray(several))
      .map((several) => [columnValue(several), several] as const),
  ]);
  const optionsOf = (field: string) => [
    { value: NONE, label: 'Not in the file' },
    { value: FIXED, label: 'The same in every record' },
    ...(field === 'externalId' ? [{ value: AUTO, label: 'None: known by name' }] : []),
    ...[...choices].map(([value, heading]) => ({ value, label: [heading].flat().join(' + ') })),
  ];
  const choose = (field: string, value: string) => {
    const column = value === AUTO ? AUTO : choices.get(value);
    setMap({
      ...written,
      columns: column === undefined ? without(columns, field) : { ...columns, [field]: column },
      constants: value === FIXED ? { ...constants, [field]: '' } : without(constants, field),
    });
  };
  const choseWritten = ({ encoding = written.encoding, delimiter = written.delimiter }: Written) =>
    setMap({
      ...written,
      columns,
      constants,
      ...(encoding === undefined ? {} : { encoding }),
      ...(delimiter === undefined ? {} : { delimiter }),
    });
  const chosen = (field: string): string => {
    if (field === 'externalId' && columns[field] === AUTO && !headings.includes(AUTO)) return AUTO;
    if (columns[field] !== undefined) return columnValue(columns[field]);
    return constants[field] === undefined ? NONE : FIXED;
  };
  const sampleOf = (field: string): string => {
    const places = [columns[field] ?? []].flat().map((heading) => headings.indexOf(heading));
    return samples
      .map((row) =>
        places
          .flatMap((place) => row[place] ?? [])
          .join(' ')
          .trim(),
      )
      .filter((text) => text !== '')
      .join(', ');
  };
  const isRequired = (field: string) => fieldsOf(resource)[field]?.required === true;
  return (
    <form
      className="import-map"
      aria-label="Columns"
      onSubmit={(event) => {
        event.preventDefault();
        onCheck({ columns, constants, ...written });
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
                options={optionsOf(field)}
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
                  onChange={(value) =>
                    setMap({ ...written, columns, constants: { ...constants, [field]: value } })
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {one.encoding !== '' && (
        <fieldset className="import-written">
          <legend>How the file is written</legend>
          <SelectField
            label="Letters"
            value={written.encoding ?? one.encoding}
            options={IMPORT_ENCODINGS.map((value) => ({ value, label: ENCODINGS[value] }))}
            onChange={(value) =>
              choseWritten({ encoding: IMPORT_ENCODINGS.find((known) => known === value) })
            }
          />
          <SelectField
            label="Between the cells"
            value={written.delimiter ?? one.delimiter}
            options={IMPORT_DELIMITERS.map((value) => ({ value, label: DELIMITERS[value] }))}
            onChange={(value) =>
              choseWritten({ delimiter: IMPORT_DELIMITERS.find((known) => known === value) })
            }
          />
          {hasDays && (
            <SelectField
              label="3/4/2026 is"
              value={written.dates ?? ''}
              empty="As the file tells"
              options={[
                { value: 'mdy', label: 'March 4' },
                { value: 'dmy', label: 'April 3' },
              ]}
              onChange={(dates) => setMap({ columns, constants, ...withDates(written, dates) })}
            />
          )}
        </fieldset>
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
