import { usePageTitle } from '@galley/shared/ui';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { OperationsOnly } from './OperationsOnly.tsx';
import '../styles/parts.scss';

interface Props {
  title: string;
  path: string;
  /** The title of the page. */
  label: string;
  /** Shown to everybody except Operations. */
  refusal: string;
  /** The parts by their names in the address; the first is the default. */
  parts: readonly { name: string; label: string; Part: ComponentType }[];
}

interface PartsProps extends Pick<Props, 'path' | 'label' | 'parts'> {
  shown: Props['parts'][number];
}

function Parts({ path, label: of, parts, shown }: PartsProps) {
  const [search] = useSearchParams();
  const urlOf = (name: string) => {
    const query = new URLSearchParams(search);
    query.set('part', name);
    return `${path}?${query.toString()}`;
  };
  return (
    <>
      <nav className="part-links" aria-label={of}>
        {parts.map(({ name, label }) => (
          <Link key={name} to={urlOf(name)} aria-current={name === shown.name ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <section className="part" aria-labelledby="part">
        <h2 id="part" className="visually-hidden">
          {shown.label}
        </h2>
        <shown.Part />
      </section>
    </>
  );
}

/** A page with several parts, for Operations only. */
export function PartsPage({ title, refusal, parts, ...links }: Props) {
  const [search] = useSearchParams();
  const shown = parts.find(({ name }) => name === search.get('part')) ?? parts[0];
  usePageTitle(shown === undefined ? title : `${shown.label} · ${title}`);
  return (
    <main className="parts-page" id="main" tabIndex={-1}>
      <h1>{title}</h1>
      <OperationsOnly refusal={refusal}>
        {shown !== undefined && <Parts {...links} parts={parts} shown={shown} />}
      </OperationsOnly>
    </main>
  );
}
