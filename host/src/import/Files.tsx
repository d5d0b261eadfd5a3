import { useSearchParams } from 'react-router-dom';
import { FileList } from './FileList.tsx';
import { OneImport } from './OneImport.tsx';

/** The imported files, or the one in the address. */
export function Files() {
  const [search] = useSearchParams();
  const id = Number(search.get('file'));
  return Number.isInteger(id) && id > 0 ? <OneImport key={id} id={id} /> : <FileList />;
}
