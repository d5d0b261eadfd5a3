import type { FileImport, ImportGuess, ImportMap } from '@galley/server/exchange/imports/contract';
import {
  IMPORT_DELIMITERS,
  IMPORT_ENCODINGS,
  type ImportDelimiter,
  type ImportEncoding,
} from '@galley/server/exchange/rules/fileImports';
import { SelectField } from '@galley/shared/form';

const ENCODINGS: Record<ImportEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big-endian',
  'windows-1252': 'Windows (Western)',
};
const DELIMITERS: Record<ImportDelimiter, string> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
};

/** Sets the order of day and month, or leaves it to be detected from the file. */
function withDates(map: ImportMap, dates: string): ImportMap {
  if (dates === 'mdy' || dates === 'dmy') return { ...map, dates };
  const { dates: _, ...rest } = map;
  return rest;
}

interface Props {
  one: FileImport;
  map: ImportMap;
  hasDays: boolean;
  /** The file doesn't show whether month or day comes first, so the user must choose. */
  isDateOrderUnknown: boolean;
  onChange: (map: ImportMap) => void;
  /** Called to read the file again with another encoding or separator. */
  onRead: (written: Pick<ImportGuess, 'encoding' | 'delimiter'>) => void;
}

/** The format of the file, to correct a wrong detection (IMPO-13, IMPO-16). */
export function FileFormatFields({ one, map, hasDays, isDateOrderUnknown, onChange, onRead }: Props) {
  const dates = (
    <SelectField
      label="3/4/2026 is"
      value={map.dates ?? ''}
      empty="Detect from the file"
      options={[
        { value: 'mdy', label: 'March 4' },
        { value: 'dmy', label: 'April 3' },
      ]}
      onChange={(value) => onChange(withDates(map, value))}
    />
  );
  if (isDateOrderUnknown) return <div className="part-tools">{dates}</div>;
  if (one.encoding === '') return null;
  return (
    <details className="import-more">
      <summary>Are some characters garbled, or is everything in one column?</summary>
      <div className="part-tools">
        <SelectField
          label="Encoding"
          value={one.encoding}
          options={IMPORT_ENCODINGS.map((value) => ({ value, label: ENCODINGS[value] }))}
          onChange={(value) => {
            const encoding = IMPORT_ENCODINGS.find((known) => known === value);
            if (encoding !== undefined) onRead({ encoding });
          }}
        />
        <SelectField
          label="Column Separator"
          value={one.delimiter}
          options={IMPORT_DELIMITERS.map((value) => ({ value, label: DELIMITERS[value] }))}
          onChange={(value) => {
            const delimiter = IMPORT_DELIMITERS.find((known) => known === value);
            if (delimiter !== undefined) onRead({ delimiter });
          }}
        />
        {hasDays && dates}
      </div>
    </details>
  );
}
