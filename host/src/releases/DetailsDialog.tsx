import type { ReleaseDetails } from '@galley/server/releases/figures/contract';
import { LOADING } from '@galley/shared/domain/loadingText';
import { SelectField } from '@galley/shared/form';
import { ApiError, useQuery } from '@galley/shared/http';
import { Modal } from '@galley/shared/ui';
import { useState } from 'react';
import { releaseDetailsQuery } from './queries.ts';
import { auditTime } from '../audit/auditTime.ts';

const pairs = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

function Packages({ dependencies, fault }: Pick<ReleaseDetails, 'dependencies' | 'fault'>) {
  if (dependencies === null) return <p>The packages are unknown. {fault}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
    <div className="releases-scroll" role="region" aria-label="Dependencies" tabIndex={0}>
      <table className="version-table">
        <caption>
          {dependencies.length} {dependencies.length === 1 ? 'package' : 'packages'} in this release
        </caption>
        <thead>
          <tr>
            <th scope="col">Package</th>
            <th scope="col">Version</th>
            <th scope="col">License</th>
          </tr>
        </thead>
        <tbody>
          {dependencies.map(({ name, version, licences }) => (
            <tr key={`${name} ${version}`}>
              <th scope="row">{name}</th>
              <td>{version}</td>
              <td>{licences.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Details({ details }: { details: ReleaseDetails }) {
  const { origin, builtAt, builder, federation, requires, digest } = details;
  const rows: [string, string][] = [
    ['Commit', origin ?? 'unknown'],
    ['Build Time', auditTime(builtAt).business],
    ...(builder === null
      ? []
      : ([
          ['Built By', builder.name],
          ['Build Tools', `Node ${builder.node} on ${builder.platform}, ${pairs(builder.tools)}`],
        ] satisfies [string, string][])),
    ['Federation', federation],
    ['Shared Modules from the Host', pairs(requires)],
    ['Record Digest', digest],
  ];
  return (
    <>
      <dl className="release-details">
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Packages {...details} />
    </>
  );
}

interface Props {
  remote: string;
  /** All published releases; the first is selected initially. */
  releases: readonly string[];
  onClose: () => void;
}

/** The origin and contents of a remote's releases (REL-42). */
export function DetailsDialog({ remote, releases, onClose }: Props) {
  const [release, setRelease] = useState(releases[0] ?? '');
  const { data, error } = useQuery(releaseDetailsQuery(remote, release));
  const failure = error instanceof ApiError ? error.problem?.detail : undefined;
  return (
    <Modal title={`Details for ${remote}`} onClose={onClose}>
      <SelectField
        label="Release"
        value={release}
        options={releases.map((value) => ({ value, label: value }))}
        onChange={setRelease}
      />
      {data !== undefined && <Details details={data} />}
      {data === undefined && error === null && <p role="status">{LOADING}</p>}
      {error !== null && <p role="alert">{failure ?? 'The details could not be loaded.'}</p>}
    </Modal>
  );
}
