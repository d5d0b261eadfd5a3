import type { DeadLetter, Webhook } from '@galley/server/exchange/changes/contract';
import { formatCount } from '@galley/shared/domain/count';
import { queryClient, useQuery } from '@galley/shared/http';
import { Button, EmptyState, Icon, notify } from '@galley/shared/ui';
import { useState } from 'react';
import { auditTime } from '../audit/auditTime.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { Failed } from '../shell/Failed.tsx';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { reasonOf } from '../shell/reasonOf.ts';
import {
  deadLettersQuery,
  deleteWebhook,
  IMPORT_KEY,
  pauseWebhook,
  REFRESHES,
  replay,
  webhooksQuery,
} from './importCalls.ts';
import { recordName, resourceName } from './texts.ts';
import { WebhookForm } from './WebhookForm.tsx';

async function resend(id: number, cursor?: string): Promise<void> {
  try {
    const count = await replay(id, cursor);
    notify.success(count === 1 ? 'Resending 1 change' : `Resending ${formatCount(count)} changes`);
  } catch (error) {
    notify.failure(`Nothing could be resent: ${reasonOf(error)}`);
  } finally {
    await queryClient.invalidateQueries({ queryKey: [IMPORT_KEY] });
  }
}

async function pauseOrResume(webhook: Webhook): Promise<void> {
  const { url, paused } = webhook;
  try {
    await pauseWebhook(webhook);
    notify.success(paused ? `${url} resumed` : `${url} paused`);
  } catch (error) {
    notify.failure(`The webhook could not be changed: ${reasonOf(error)}`);
  } finally {
    await queryClient.invalidateQueries({ queryKey: [IMPORT_KEY] });
  }
}

const letterName = ({ resource, id }: DeadLetter) => recordName(resource, String(id));

/** The dead letters of a webhook, each with the reason. */
function DeadLetters({ id }: { id: number }) {
  const { data: letters, isError, isFetching, refetch } = useQuery(deadLettersQuery(id));
  if (isError && !isFetching && letters === undefined)
    return <Failed text="The failed deliveries could not be loaded." onRetry={() => void refetch()} />;
  return (
    <ul className="import-letters" aria-label="Failed Deliveries">
      {letters?.map((letter) => (
        <li key={letter.cursor}>
          <b>{letterName(letter)}</b>
          <span>{`${letter.error || 'No response'}, after ${letter.attempts} attempts`}</span>
          <Button aria-label={`Resend ${letterName(letter)}`} onClick={() => void resend(id, letter.cursor)}>
            Resend
          </Button>
        </li>
      ))}
    </ul>
  );
}

function WebhookEntry({ webhook, onDelete }: { webhook: Webhook; onDelete: () => void }) {
  const { id, url, source, resources, deliveredAt, waiting, dead, paused, ended } = webhook;
  const state = ended
    ? 'Stopped because its service token expired or was revoked: '
    : paused
      ? 'Paused: '
      : '';
  return (
    <li>
      <span>{url}</span>
      <span>{`${resources.map(resourceName).join(', ')} · Source of external ids: ${source}`}</span>
      <span className="part-note">
        {deliveredAt === null ? 'Nothing delivered yet' : `Last delivered ${auditTime(deliveredAt).business}`}
      </span>
      <span>{`${state}${formatCount(waiting)} waiting, ${formatCount(dead)} failed`}</span>
      <span className="part-actions">
        {dead > 0 && (
          <Button aria-label={`Resend all to ${url}`} onClick={() => void resend(id)}>
            Resend All
          </Button>
        )}
        <Button
          aria-label={`${paused ? 'Resume' : 'Pause'} ${url}`}
          onClick={() => void pauseOrResume(webhook)}
        >
          {paused ? 'Resume' : 'Pause'}
        </Button>
        <Button aria-label={`Delete ${url}`} onClick={onDelete}>
          Delete
        </Button>
      </span>
      {dead > 0 && <DeadLetters id={id} />}
    </li>
  );
}

/** The webhooks, their state and failed deliveries (IMPO-09). */
export function Webhooks() {
  const query = useQuery(webhooksQuery());
  const { data: webhooks } = query;
  const [open, setOpen] = useState<'add' | Webhook>();
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="part-tools">
        <Button look="primary" onClick={() => setOpen('add')}>
          <Icon name="plus" /> Add Webhook
        </Button>
      </div>
      <NotLoaded query={query} failure="The webhooks could not be loaded." />
      {webhooks?.length === 0 && <EmptyState text="No webhooks yet." />}
      <ul className="part-names import-wide">
        {webhooks?.map((webhook) => (
          <WebhookEntry key={webhook.id} webhook={webhook} onDelete={() => setOpen(webhook)} />
        ))}
      </ul>
      {open === 'add' && <WebhookForm onClose={close} />}
      {typeof open === 'object' && (
        <ConfirmDialog
          title="Delete this webhook?"
          text={`Nothing more will be sent to ${open.url}, not even changes that are waiting.`}
          button="Delete"
          onConfirm={() => deleteWebhook(open.id)}
          done="Webhook deleted"
          refreshes={REFRESHES}
          onClose={close}
        />
      )}
    </>
  );
}
