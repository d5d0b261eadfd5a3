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
      <table className="version-table release-rows">
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
              <tr key={`${revision} ${remote ?? 'host'} ${from}`}>
                <th scope="row" data-label="Revision">
                  {revision}
                </th>
                <td data-label="Time">{auditTime(at).business}</td>
                <td data-label="By">{authorOf(by)}</td>
                <td data-label="Operation">{operationText(operation)}</td>
                <td data-label="Remote">{remote ?? 'host'}</td>
                <td data-label="From">{from}</td>
                <td data-label="To">
                  {to}
                  {audience !== null && ` for ${audience}`}
                </td>
                <td className="release-reason" data-label="Reason">
                  {reason}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  </section>
);
