import { fieldsOf } from '@galley/server/exchange/rules/feedFields';
import type { FileImport, ImportGuess, ImportMap } from '@galley/server/exchange/imports/contract';
import { Button } from '@galley/shared/ui';
import { useState } from 'react';
import { ColumnList } from './ColumnList.tsx';
import { unmappedHeadings, missingFields } from './columnMap.ts';
import { ContentForm } from './ContentForm.tsx';
import { fieldLabel } from '@galley/server/exchange/rules/fieldLabels';
import { ValuesForAll } from './ValuesForAll.tsx';
import { FileFormatFields } from './FileFormatFields.tsx';

interface Props {
  one: FileImport;
  isBusy: boolean;
  isDateOrderUnknown: boolean;
  onGuess: (guess: ImportGuess) => void;
  onCheck: (map: ImportMap) => void;
  onDiscard: () => void;
}

/** The detected content of the file: its kind of records, the field of each column, and missing values (IMPO-02). */
export function ColumnsForm({ one, isBusy, isDateOrderUnknown, onGuess, onCheck, onDiscard }: Props) {
  const { headings, resource } = one;
  const [map, setMap] = useState(one.map);
  const [wasSent, setSent] = useState(false);
  const missing = missingFields(resource, map);
  const out = unmappedHeadings(one, map);
  const hasDays = Object.keys(map.columns).some((field) => fieldsOf(resource)[field]?.kind === 'day');
  const send = () => {
    setSent(true);
    if (missing.length === 0 && !isBusy) onCheck(map);
  };
  return (
    <form
      className="import-map"
      aria-label="Columns"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ContentForm one={one} onChange={onGuess} />
      {headings.length === 0 ? (
        <p>Each line is a record that names its fields. There are no columns to match.</p>
      ) : (
        <>
          <ValuesForAll resource={resource} map={map} wasSent={wasSent} onChange={setMap} />
          <p>Choose a field for each column of your file. The first rows are shown as examples.</p>
          <ColumnList one={one} map={map} onChange={setMap} />
          {out.length > 0 && <p className="part-note">{`Not imported: ${out.join(', ')}`}</p>}
        </>
      )}
      {missing.includes('externalId') && (
        <p className={wasSent ? 'import-fault' : 'part-note'} role={wasSent ? 'alert' : undefined}>
          {`Choose the column with the ${fieldLabel(resource, 'externalId')}. It tells Galley which record each row belongs to.`}
        </p>
      )}
      <FileFormatFields
        one={one}
        map={map}
        hasDays={hasDays}
        isDateOrderUnknown={isDateOrderUnknown}
        onChange={setMap}
        onRead={(written) =>
          onGuess({ resource, source: one.source, people: map.people !== undefined, ...written })
        }
      />
      <div className="part-actions">
        <Button type="submit" look="primary" disabled={isBusy}>
          Check File
        </Button>
        <Button disabled={isBusy} onClick={onDiscard}>
          Discard File
        </Button>
        <p className="part-note">Checking doesn’t change anything.</p>
      </div>
    </form>
  );
}
