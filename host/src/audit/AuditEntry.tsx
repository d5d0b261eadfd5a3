import type { AuditRow } from '@galley/server/operations/contract';
import { Link } from '@galley/shared/ui';
import { memo } from 'react';
import { auditTime } from './auditTime.ts';
import { auditUrl, useAuditFilter } from './auditFilter.ts';
import { changesOf, type Change } from './changes.ts';
import { ClampedText } from './ClampedText.tsx';

/** The end of the name of an action that a customer took. */
const BY_CUSTOMER = ' by customer';

const None = () => <p className="audit-none">none</p>;

/** The value of a field before and after; an added or removed field has only one of them. */
function Values({ change: { before, after }, isWhole }: { change: Change; isWhole: boolean }) {
  const old = <del>{before === undefined ? <None /> : <ClampedText>{before}</ClampedText>}</del>;
  const now = <ins>{after === undefined ? <None /> : <ClampedText>{after}</ClampedText>}</ins>;
  if (isWhole) return <dd>{after === undefined ? old : now}</dd>;
  return (
    <dd>
      {old}
      <span aria-hidden="true">→</span>
      <span className="visually-hidden"> became </span>
      {now}
    </dd>
  );
}

function Changes({ row: { before, after } }: { row: AuditRow }) {
  const isWhole = before === null || after === null;
  const changes = changesOf(before, after);
  if (changes.length === 0) return !isWhole && <p className="audit-none">No values changed.</p>;
  return (
    <dl className="audit-changes" data-whole={isWhole || undefined}>
      {changes.map((change) => (
        <div key={change.member}>
          <dt>{change.member}</dt>
          <Values change={change} isWhole={isWhole} />
        </div>
      ))}
    </dl>
  );
}

/** Who did what to which record, and when. Links to the record's history and to the person's actions (AUD-02, AUD-03). */
export const AuditEntry = memo(({ row }: { row: AuditRow }) => {
  const { filter, search } = useAuditFilter();
  const { id, at, employee, by, action, record } = row;
  const { business, utc } = auditTime(at);
  const title = `audit-${id}`;
  return (
    <article className="audit-entry" aria-labelledby={title} tabIndex={-1}>
      <p className="audit-when">
        <time dateTime={at}>{business}</time>
        <small>{utc}</small>
      </p>
      <p className="audit-who">
        {employee === null ? (
          by || (action.endsWith(BY_CUSTOMER) ? 'Customer' : 'Unknown')
        ) : (
          <Link to={auditUrl(search, { employee, from: filter.from, to: filter.to })}>{by}</Link>
        )}
      </p>
      <h2 id={title}>
        {action} <Link to={auditUrl(search, { record })}>{record}</Link>
      </h2>
      <Changes row={row} />
    </article>
  );
});
