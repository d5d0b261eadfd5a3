import type { ReleaseChange } from '@galley/server/releases/operating/contract';
import { auditTime } from '../audit/auditTime.ts';
import { authorOf, operationText } from './changeTexts.ts';

const SHOWN = 50;

/** Who changed what, newest first. */
export const History = ({ changes }: { changes: readonly ReleaseChange[] }) => (
  <section className="releases-history" aria-labelledby="releases-history">
    <h2 id="releases-history">History</h2>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
    <div className="releases-scroll" role="region" aria-label="Release history" tabIndex={0}>
      <table className="version-table">
        <thead>
          <tr>
            {['Revision', 'Time', 'By', 'Operation', 'Remote', 'From', 'To', 'Reason'].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes
            .slice(0, SHOWN)
            .map(({ revision, at, by, operation, remote, from, to, reason, audience }) => (
              <tr key={`${revision} ${remote ?? 'host'}`}>
                <th scope="row">{revision}</th>
                <td>{auditTime(at).business}</td>
                <td>{authorOf(by)}</td>
                <td>{operationText(operation)}</td>
                <td>{remote ?? 'host'}</td>
                <td>{from}</td>
                <td>
                  {to}
                  {audience !== null && ` for ${audience}`}
                </td>
                <td className="release-reason">{reason}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  </section>
);
