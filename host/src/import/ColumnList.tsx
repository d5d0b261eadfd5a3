import type { FileImport, ImportMap } from '@galley/server/exchange/imports/contract';
import { Icon } from '@galley/shared/ui';
import { PickerField } from '@galley/shared/form';
import { assign, mismatchOf, joinedHeadings, NOT_IMPORTED, targetOf, targetsOf } from './columnMap.ts';

interface Props {
  one: FileImport;
  map: ImportMap;
  onChange: (map: ImportMap) => void;
}

function FirstValues({ heading, values }: { heading: string; values: readonly string[] }) {
  const rows = values.map((value, row) => ({ value, row }));
  return (
    <ul className="import-values" aria-label={`First values in ${heading}`}>
      {rows.map(({ value, row }) => (
        <li key={row} title={value}>
          {value}
        </li>
      ))}
    </ul>
  );
}

/** The file's first rows, with the field above each column, and warnings below it (IMPO-02). */
export function ColumnList({ one, map, onChange }: Props) {
  const { headings, samples, resource } = one;
  // To the picker, an option's value is its index.
  const targets = targetsOf(resource, map).map((target, place) => ({
    ...target,
    value: place,
    target: target.value,
  }));
  return (
    <ul className="import-columns" aria-label="Columns of the file">
      {headings.map((heading, place) => {
        if (heading === '' || headings.indexOf(heading) !== place) return null;
        const target = targetOf(map, heading);
        const values = samples.map((row) => row[place] ?? '');
        const doubt = mismatchOf(resource, target, values);
        const joined = joinedHeadings(map, heading);
        const isOut = target === NOT_IMPORTED;
        return (
          <li
            // Two columns with the same heading are one value in a row, so both are the same field.
            key={heading}
            data-out={isOut || undefined}
            data-doubt={doubt !== undefined || undefined}
          >
            <PickerField
              label={heading}
              options={targets}
              value={targets.find((option) => option.target === target) ?? null}
              onChange={({ value }) =>
                onChange(
                  assign(map, heading, {
                    target: targets[value]?.target ?? NOT_IMPORTED,
                    headings,
                    resource,
                  }),
                )
              }
            />
            <FirstValues heading={heading} values={values} />
            {joined.length > 0 && (
              <p className="part-note">{`Joined with ${new Intl.ListFormat('en-US').format(joined)}`}</p>
            )}
            {doubt !== undefined && (
              <p className="import-doubt">
                <Icon name="alert" /> {doubt}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
