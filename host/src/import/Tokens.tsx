import type { ServiceToken, ServiceTokenMade } from '@galley/server/exchange/tokens/contract';
import { formatDay } from '@galley/shared/domain/businessDay';
import { useQuery } from '@galley/shared/http';
import { businessToday } from '@galley/shared/store';
import { Button, CopyButton, EmptyState, Icon, Modal } from '@galley/shared/ui';
import { useState } from 'react';
import { auditTime } from '../audit/auditTime.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { REFRESHES, revokeToken, tokensQuery } from './importCalls.ts';
import { scopeName } from './tokenScopes.ts';
import { TokenForm } from './TokenForm.tsx';

/** When a token expires, or stopped working. */
function stateOf({ revokedAt, expiresOn }: ServiceToken): string {
  if (revokedAt !== null) return `Revoked ${auditTime(revokedAt).business}`;
  return `${expiresOn < businessToday() ? 'Expired' : 'Valid until'} ${formatDay(expiresOn)}`;
}
const works = ({ revokedAt, expiresOn }: ServiceToken) => revokedAt === null && expiresOn >= businessToday();

function TokenEntry({ token, onRevoke }: { token: ServiceToken; onRevoke: () => void }) {
  const { name, source, scopes, createdBy, createdAt, lastUsedAt } = token;
  return (
    <li data-over={!works(token) || undefined}>
      <span>{name}</span>
      <span>{`${scopes.map(scopeName).join(', ')} · Source of external ids: ${source}`}</span>
      <span>{stateOf(token)}</span>
      <span className="part-note">
        {`Created ${createdBy === '' ? 'from the command line' : `by ${createdBy}`} on ${auditTime(createdAt).business}. `}
        {lastUsedAt === null ? 'Never used.' : `Last used ${auditTime(lastUsedAt).business}.`}
      </span>
      {works(token) && (
        <span className="part-actions">
          <Button aria-label={`Revoke ${name}`} onClick={onRevoke}>
            Revoke
          </Button>
        </span>
      )}
    </li>
  );
}

function Secret({ made, onClose }: { made: ServiceTokenMade; onClose: () => void }) {
  return (
    <Modal
      title={`Secret for ${made.name}`}
      onClose={onClose}
      footer={
        <Button look="primary" data-autofocus onClick={onClose}>
          Done
        </Button>
      }
    >
      <p className="modal-text">
        Copy it now: it won’t be shown again. Enter it in the system that will use this token.
      </p>
      <p className="import-secret">
        <code>{made.secret}</code> <CopyButton text={made.secret} what="secret" />
      </p>
    </Modal>
  );
}

/** The service tokens of the provider's own systems (IMPO-10). */
export function Tokens() {
  const query = useQuery(tokensQuery());
  const { data: tokens } = query;
  const [open, setOpen] = useState<'add' | ServiceToken>();
  const [made, setMade] = useState<ServiceTokenMade>();
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="part-tools">
        <Button look="primary" onClick={() => setOpen('add')}>
          <Icon name="plus" /> Create Token
        </Button>
      </div>
      <NotLoaded query={query} failure="The tokens could not be loaded." />
      {tokens?.length === 0 && <EmptyState text="No service tokens yet." />}
      <ul className="part-names import-wide">
        {tokens?.map((token) => (
          <TokenEntry key={token.id} token={token} onRevoke={() => setOpen(token)} />
        ))}
      </ul>
      {open === 'add' && (
        <TokenForm
          onMade={(token) => {
            setMade(token);
            close();
          }}
          onClose={close}
        />
      )}
      {made !== undefined && <Secret made={made} onClose={() => setMade(undefined)} />}
      {typeof open === 'object' && (
        <ConfirmDialog
          title={`Revoke ${open.name}?`}
          text="The system that uses this token loses access immediately. This can’t be undone."
          button="Revoke"
          onConfirm={() => revokeToken(open.id)}
          done={`${open.name} revoked`}
          refreshes={REFRESHES}
          onClose={close}
        />
      )}
    </>
  );
}
