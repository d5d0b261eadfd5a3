import type { PickerOption } from '@galley/shared/host';
import { CHANGE_RESOURCES } from '@galley/server/exchange/rules/changeResources';
import { useQuery } from '@galley/shared/http';
import { notify, TextField } from '@galley/shared/ui';
import { useState } from 'react';
import { addWebhook, importsQuery } from './importCalls.ts';
import { ChoicesField, SourceField } from './SystemFields.tsx';
import { SystemForm } from './SystemForm.tsx';
import { resourceName } from './texts.ts';

const OPTIONS: PickerOption[] = CHANGE_RESOURCES.map((resource, value) => ({
  value: value + 1,
  label: resourceName(resource),
}));
const SECRET_LENGTH = 16;

/** Whether the rest is an address is for the server to say. */
function urlFault(url: string): string | undefined {
  if (url === '') return 'URL is required.';
  return /^https?:\/\//.test(url) ? undefined : 'Start the URL with https:// or http://.';
}

/** The address of a webhook, and the changes that it receives (IMPO-09). */
export function WebhookForm({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(importsQuery());
  const sources = data?.sources ?? [];
  const [url, setUrl] = useState('');
  const [chosen, setChosen] = useState<readonly PickerOption[]>(OPTIONS);
  const [secret, setSecret] = useState('');
  const [typed, setSource] = useState<string>();
  const source = typed ?? (sources.length === 1 ? (sources[0] ?? '') : '');
  const wrongUrl = urlFault(url.trim());
  const faults = {
    ...(wrongUrl === undefined ? {} : { url: wrongUrl }),
    ...(source.trim() === '' ? { source: 'Source is required.' } : {}),
    ...(chosen.length === 0 ? { resources: 'Changes are required.' } : {}),
    ...(secret.length < SECRET_LENGTH
      ? { secret: `Secret must be at least ${SECRET_LENGTH} characters.` }
      : {}),
  };
  async function send() {
    const resources = CHANGE_RESOURCES.filter((_, place) => chosen.some(({ value }) => value === place + 1));
    await addWebhook({ url: url.trim(), secret, resources, source: source.trim() });
    notify.success('Webhook added');
    onClose();
  }
  return (
    <SystemForm
      title="Add Webhook"
      button="Add"
      isDirty={url !== '' || secret !== ''}
      faults={faults}
      onSend={send}
      onClose={onClose}
    >
      {(shown) => (
        <>
          <TextField
            label="URL"
            required
            inputMode="url"
            maxLength={2000}
            value={url}
            error={shown.url}
            onChange={setUrl}
          />
          <SourceField
            hint="Source of the external ids"
            value={source}
            error={shown.source}
            onChange={setSource}
          />
          <ChoicesField
            label="Changes"
            options={OPTIONS}
            values={chosen}
            error={shown.resources}
            onChange={setChosen}
          />
          <TextField
            label="Secret"
            required
            hint="Signs each delivery. Give the same secret to the receiver."
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            value={secret}
            error={shown.secret}
            onChange={setSecret}
          />
        </>
      )}
    </SystemForm>
  );
}
