import { usePageTitle } from '@galley/shared/ui';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { OperationsOnly } from './OperationsOnly.tsx';
import '../styles/parts.scss';

interface Props {
  title: string;
  path: string;
  /** What the parts are together. */
  label: string;
  /** Shown to everybody except Operations. */
  refusal: string;
  /** By their name in the address; the first one is shown unless another one is named. */
  parts: readonly { name: string; label: string; Part: ComponentType }[];
}

function Parts({ path, label: of, parts }: Pick<Props, 'path' | 'label' | 'parts'>) {
  const [search] = useSearchParams();
  const shown = parts.find(({ name }) => name === search.get('part')) ?? parts[0];
  if (shown === undefined) return null;
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

/** A page of several parts, for Operations alone. */
export function PartsPage({ title, refusal, ...parts }: Props) {
  usePageTitle(title);
  return (
    <main className="parts-page" id="main" tabIndex={-1}>
      <h1>{title}</h1>
      <OperationsOnly refusal={refusal}>
        <Parts {...parts} />
      </OperationsOnly>
    </main>
  );
}
