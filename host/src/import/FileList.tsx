import type { FileImport } from '@galley/server/exchange/imports/contract';
import { IMPORT_VERDICTS } from '@galley/server/exchange/rules/fileImports';
import { formatCount } from '@galley/shared/domain/count';
import { useQuery } from '@galley/shared/http';
import { EmptyState } from '@galley/shared/ui';
import { Link, useNavigate } from 'react-router-dom';
import { auditTime } from '../audit/auditTime.ts';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { importsQuery } from './importCalls.ts';
import { contentName, COUNTED, COUNTED_BEFORE, sourceName, stateText } from './texts.ts';
import { UploadForm } from './UploadForm.tsx';

const urlOf = (id: number) => `/import?file=${id}`;

/** '240 added, 4 not imported, 3 with some fields kept'. The last ones are counted before, too. Empty if everything was undone. */
function countsText(one: FileImport): string {
  if (one.state === 'undone') return '';
  const names = one.state === 'checked' || one.state === 'open' ? COUNTED_BEFORE : COUNTED;
  return IMPORT_VERDICTS.map((verdict) => ({
    verdict,
    count: one[verdict] + (one.people?.[verdict] ?? 0),
  }))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `${formatCount(count)} ${names[verdict]}`)
    .join(', ');
}

/** 'Imported: 240 added', 'Stopped after 100 of 250 rows. 90 added'. */
function resultText(one: FileImport): string {
  const [state, counts] = [stateText(one), countsText(one)];
  if (counts === '') return state;
  if (state.endsWith('.')) return `${state} ${counts}`;
  return `${state}${one.state === 'done' ? ':' : '.'} ${counts}`;
}

/** An upload, and past imports: who, when, which file and the result (IMPO-08). */
export function FileList() {
  const query = useQuery(importsQuery());
  const { data } = query;
  const navigate = useNavigate();
  return (
    <>
      <UploadForm onDone={({ id }) => void navigate(urlOf(id))} />
      <h3 className="import-heading">Imports</h3>
      <NotLoaded query={query} failure="The imports could not be loaded." />
      {data?.imports.length === 0 && <EmptyState text="No imports yet." />}
      <ul className="part-names import-wide import-files">
        {data?.imports.map((one) => (
          <li key={one.id}>
            <span>
              <Link to={urlOf(one.id)}>{one.file}</Link>
            </span>
            <span>{`${contentName(one)} from ${sourceName(one.source)}`}</span>
            <span className="part-note">{`${one.by}, ${auditTime(one.at).business}`}</span>
            <span>{resultText(one)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
