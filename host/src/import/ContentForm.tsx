import type { FileImport, ImportGuess } from '@galley/server/exchange/imports/contract';
import { WITH_PEOPLE } from '@galley/server/exchange/rules/contents';
import { LIST_SOURCE, PROGRAMS } from '@galley/server/exchange/rules/fileImports';
import type { FeedResource } from '@galley/server/exchange/rules/feedFields';
import { SelectField } from '@galley/shared/form';
import { useQuery } from '@galley/shared/http';
import { importsQuery } from './importCalls.ts';
import { BOTH, CONTENT_OPTIONS, contentOf, sourceName } from './texts.ts';

/** The possible sources of a file: known programs, lists, and existing sources. */
function sourceOptions(known: readonly string[], chosen: string) {
  const all = new Set([LIST_SOURCE, ...PROGRAMS.map(({ source }) => source), ...known, chosen]);
  return [...all].map((value) => ({ value, label: sourceName(value) }));
}

/** The detected content and source of the file, both of which users can correct (IMPO-22). */
export function ContentForm({ one, onChange }: { one: FileImport; onChange: (guess: ImportGuess) => void }) {
  const { data, isLoadingError } = useQuery(importsQuery());
  const { resource, source } = one;
  const isPeople = one.map.people !== undefined;
  return (
    <div className="part-tools">
      <SelectField
        label="File Contents"
        value={contentOf(one)}
        options={CONTENT_OPTIONS}
        onChange={(value) =>
          onChange({
            resource: value === BOTH ? WITH_PEOPLE : (value as FeedResource),
            source,
            people: value === BOTH,
          })
        }
      />
      <SelectField
        label="Source Program"
        value={source}
        options={sourceOptions(data?.sources ?? [], source)}
        isFailed={isLoadingError}
        onChange={(value) => onChange({ resource, source: value, people: isPeople })}
      />
    </div>
  );
}
