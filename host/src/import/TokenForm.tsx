import type { PickerOption } from '@galley/shared/host';
import { FEED_RESOURCES } from '@galley/server/exchange/rules/feedFields';
import type { ServiceTokenMade } from '@galley/server/exchange/tokens/contract';
import { addDays } from '@galley/shared/domain/calendar';
import { DateField } from '@galley/shared/form';
import { useQuery } from '@galley/shared/http';
import { businessToday } from '@galley/shared/store';
import { TextField } from '@galley/shared/ui';
import { useState } from 'react';
import { addToken, remotesWithTopicsQuery } from './importCalls.ts';
import { ChoicesField, SourceField } from './SystemFields.tsx';
import { SystemForm } from './SystemForm.tsx';
import { resourceName } from './texts.ts';

interface Scope {
  scope: string;
  label: string;
}

const SCOPES: readonly Scope[] = [
  { scope: 'feed:*', label: 'Feed everything' },
  ...FEED_RESOURCES.map((resource) => ({
    scope: `feed:${resource}`,
    label: `Feed ${resourceName(resource).toLowerCase()}`,
  })),
  { scope: 'changes:read', label: 'Read changes' },
  { scope: 'releases:publish:*', label: 'Publish releases' },
];
const DAYS = 365;

/** The scopes to choose from: the general ones first, then one per remote with topics (TEAM-27). A choice is an index in the list. */
function useScopes(): readonly Scope[] {
  const { data: remotes = [] } = useQuery(remotesWithTopicsQuery());
  const withTopics = remotes.map(({ remote, title }) => ({
    scope: `inbox:post:${remote}`,
    label: `Post to inboxes for ${title}`,
  }));
  return [...SCOPES, ...withTopics];
}

/** The system, scopes and expiry of a token (IMPO-10). */
export function TokenForm({
  onMade,
  onClose,
}: {
  onMade: (made: ServiceTokenMade) => void;
  onClose: () => void;
}) {
  const scopes = useScopes();
  const options = scopes.map(({ label }, place): PickerOption => ({ value: place + 1, label }));
  const [name, setName] = useState('');
  const [source, setSource] = useState('');
  const [chosen, setChosen] = useState<readonly PickerOption[]>([]);
  const [expiresOn, setExpiresOn] = useState<string>(addDays(businessToday(), DAYS));
  const faults = {
    ...(name.trim() === '' ? { name: 'Name is required.' } : {}),
    ...(/^[a-z][a-z0-9-]{0,39}$/.test(source)
      ? {}
      : { source: 'Source is required: lowercase letters, digits and hyphens.' }),
    ...(chosen.length === 0 ? { scopes: 'Scopes are required.' } : {}),
    ...(expiresOn === '' ? { expiresOn: 'Valid Until is required.' } : {}),
  };
  async function send() {
    const may = chosen.flatMap(({ value }) => scopes[value - 1]?.scope ?? []);
    onMade(await addToken({ name: name.trim(), source, scopes: may, expiresOn }));
  }
  return (
    <SystemForm
      title="Create Token"
      button="Create"
      isDirty={name !== '' || source !== '' || chosen.length > 0}
      faults={faults}
      onSend={send}
      onClose={onClose}
    >
      {(shown) => (
        <>
          <TextField
            label="Name"
            required
            maxLength={100}
            autoComplete="off"
            value={name}
            error={shown.name}
            onChange={setName}
          />
          <SourceField
            hint="Source of the external ids"
            value={source}
            error={shown.source}
            onChange={setSource}
          />
          <ChoicesField
            label="Scopes"
            options={options}
            values={chosen}
            error={shown.scopes}
            onChange={setChosen}
          />
          <DateField
            label="Valid Until"
            value={expiresOn}
            min={businessToday()}
            error={shown.expiresOn}
            onChange={setExpiresOn}
          />
        </>
      )}
    </SystemForm>
  );
}
