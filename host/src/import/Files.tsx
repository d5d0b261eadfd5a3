import { useSearchParams } from 'react-router-dom';
import { FileList } from './FileList.tsx';
import { OneImport } from './OneImport.tsx';

/** The files that were imported, or the one that the address names. */
export function Files() {
  const [search] = useSearchParams();
  const id = Number(search.get('file'));
  return Number.isInteger(id) && id > 0 ? <OneImport key={id} id={id} /> : <FileList />;
}
