import type { ReleaseLoads, ReleaseStatus } from '@galley/server/releases/operating/contract';
import { Button, Icon } from '@galley/shared/ui';
import { changeText } from './changeTexts.ts';
import type { PendingOperation } from './pendingOperation.ts';

type Remote = ReleaseStatus['remotes'][number];

const rate = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** The number of people for whom a release loaded or failed in the last hour, in words. */
export function loadsText({ loaded, failed }: ReleaseLoads): string {
  const total = loaded + failed;
  if (total === 0) return 'no loads reported';
  return `${total} ${total === 1 ? 'person' : 'people'}; ${rate.format(failed / total)} had failures`;
}

interface Props {
  remote: Remote;
  onIntend: (intended: PendingOperation) => void;
  onShowDetails: () => void;
}

/** One remote: its active release, how it performs, and the operations on it. */
export function RemoteCard({ remote, onIntend, onShowDetails }: Props) {
  const { remote: name, active, canary, disabled, published, origins, last, isEdited, loads } = remote;
  const loadsOf = (release: string) =>
    loadsText(loads.find((one) => one.release === release) ?? { release, loaded: 0, failed: 0 });
  const intend = (Operation: PendingOperation['Operation']) => () => onIntend({ Operation, Remote: name });
  return (
    <article className="release-card" aria-labelledby={`release-${name}`}>
      <h2 id={`release-${name}`}>{name}</h2>
      {disabled !== null && (
        <p className="release-disabled">
          <Icon name="slash" /> Disabled: {disabled}
        </p>
      )}
      <dl className="details">
        <dt>Live</dt>
        <dd>
          {active ?? 'None'} {active !== null && <small>(last hour: {loadsOf(active)})</small>}
        </dd>
        {canary !== null && (
          <>
            <dt>Canary</dt>
            <dd>
              {canary.release} for {canary.audience} <small>(last hour: {loadsOf(canary.release)})</small>
            </dd>
          </>
        )}
        {active !== null && origins?.[active] !== undefined && (
          <>
            <dt>Commit</dt>
            <dd>{origins[active]}</dd>
          </>
        )}
        <dt>Published Releases</dt>
        <dd>{published.length}</dd>
        {isEdited === true && (
          <>
            <dt>Last Change</dt>
            <dd>Changed by hand, bypassing the history and the gate</dd>
          </>
        )}
        {last !== null && isEdited !== true && (
          <>
            <dt>Last Change</dt>
            <dd>
              {changeText(last)}
              {last.reason === null ? '' : `: ${last.reason}`}
            </dd>
          </>
        )}
      </dl>
      <div className="release-actions">
        <Button look="primary" aria-label={`Roll Back ${name}`} onClick={intend('rollback')}>
          Roll Back
        </Button>
        <Button aria-label={`Promote ${name}`} onClick={intend('promote')}>
          Promote
        </Button>
        {canary === null ? (
          <Button aria-label={`Start Canary for ${name}`} onClick={intend('canary')}>
            Start Canary
          </Button>
        ) : (
          <Button aria-label={`End Canary for ${name}`} onClick={intend('end-canary')}>
            End Canary
          </Button>
        )}
        {/* The host can't be disabled: without it there is no page. */}
        {name === 'host' ? null : disabled === null ? (
          <Button aria-label={`Disable ${name}`} onClick={intend('disable')}>
            Disable
          </Button>
        ) : (
          <Button aria-label={`Enable ${name}`} onClick={intend('enable')}>
            Enable
          </Button>
        )}
        {published.length > 0 && (
          <Button aria-label={`Details for ${name}`} onClick={onShowDetails}>
            Details
          </Button>
        )}
      </div>
    </article>
  );
}
