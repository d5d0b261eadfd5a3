import type { FileImport } from '@galley/server/exchange/imports/contract';
import { IMPORT_VERDICTS } from '@galley/server/exchange/rules/fileImports';
import { formatCount } from '@galley/shared/domain/count';
import { useQuery } from '@galley/shared/http';
import { EmptyState } from '@galley/shared/ui';
import { Link, useNavigate } from 'react-router-dom';
import { auditTime } from '../audit/auditTime.ts';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { importsQuery } from './importCalls.ts';
import { resourceName, stateText, VERDICT_NAMES } from './texts.ts';
import { UploadForm } from './UploadForm.tsx';

const urlOf = (id: number) => `/import?file=${id}`;

/** 'Created 240, refused 4'. */
function countsText(one: FileImport): string {
  const counts = IMPORT_VERDICTS.filter((verdict) => one[verdict] > 0)
    .map((verdict) => `${VERDICT_NAMES[verdict]} ${formatCount(one[verdict])}`)
    .join(', ');
  return counts.charAt(0) + counts.slice(1).toLowerCase();
}

/** An upload, and what was imported before: who, when, which file and with what result (IMPO-08). */
export function FileList() {
  const query = useQuery(importsQuery());
  const { data } = query;
  const navigate = useNavigate();
  return (
    <>
      <UploadForm sources={data?.sources ?? []} onDone={({ id }) => void navigate(urlOf(id))} />
      <h3 className="import-heading">Imports</h3>
      <NotLoaded query={query} failure="The imports could not be loaded." />
      {data?.imports.length === 0 && <EmptyState text="No file was imported yet." />}
      <ul className="part-names import-wide">
        {data?.imports.map((one) => (
          <li key={one.id}>
            <span>
              <Link to={urlOf(one.id)}>{one.file}</Link>
            </span>
            <span>{`${resourceName(one.resource)} of ${one.source}`}</span>
            <span className="part-note">{`${one.by}, ${auditTime(one.at).business}`}</span>
            <span>{[stateText(one), countsText(one)].filter((text) => text !== '').join('. ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
