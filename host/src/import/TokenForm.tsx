import type { PickerOption } from '@galley/shared/host';
import { REMOTE_NAME, SOURCE_NAME } from '@galley/server/exchange/rules/tokenRules';
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
import { inboxLabel, ONE_REMOTE, SCOPES, type Scope } from './tokenScopes.ts';

const DAYS = 365;
const SOURCE = new RegExp(`^${SOURCE_NAME}$`);
const REMOTE = new RegExp(`^${REMOTE_NAME}$`);

/** What's wrong with a name that's part of a URL or an id. */
function nameFault(label: string, value: string, pattern: RegExp): string | undefined {
  if (value.trim() === '') return `${label} is required.`;
  return pattern.test(value)
    ? undefined
    : `${label} must start with a lowercase letter and can contain only lowercase letters, digits and hyphens.`;
}

/** The scopes to choose from: the general ones first, then one per remote with topics (TEAM-27). A choice is an index in the list. */
function useScopes(): { scopes: readonly Scope[]; isFailed: boolean } {
  const { data: remotes = [], isLoadingError } = useQuery(remotesWithTopicsQuery());
  const withTopics = remotes.map(({ remote, title }) => ({
    scope: `inbox:post:${remote}`,
    label: inboxLabel(title),
  }));
  return { scopes: [...SCOPES, ...withTopics], isFailed: isLoadingError };
}

/** The system, scopes and expiry of a token (IMPO-10). */
export function TokenForm({
  onMade,
  onClose,
}: {
  onMade: (made: ServiceTokenMade) => void;
  onClose: () => void;
}) {
  const { scopes, isFailed } = useScopes();
  const options = scopes.map(({ label }, place): PickerOption => ({ value: place + 1, label }));
  const [name, setName] = useState('');
  const [source, setSource] = useState('');
  const [chosen, setChosen] = useState<readonly PickerOption[]>([]);
  const [expiresOn, setExpiresOn] = useState<string>(addDays(businessToday(), DAYS));
  const [remote, setRemote] = useState('');
  const requested = chosen.flatMap(({ value }) => scopes[value - 1]?.scope ?? []);
  const isOfOne = requested.includes(ONE_REMOTE);
  const sourceFault = nameFault('Source', source, SOURCE);
  const remoteFault = isOfOne ? nameFault('Remote', remote, REMOTE) : undefined;
  const faults = {
    ...(name.trim() === '' ? { name: 'Name is required.' } : {}),
    ...(sourceFault === undefined ? {} : { source: sourceFault }),
    ...(chosen.length === 0 ? { scopes: 'Scopes are required.' } : {}),
    ...(remoteFault === undefined ? {} : { remote: remoteFault }),
    ...(expiresOn === '' ? { expiresOn: 'Valid Until is required.' } : {}),
  };
  async function send() {
    const all = requested.map((scope) => (scope === ONE_REMOTE ? `${ONE_REMOTE}${remote}` : scope));
    onMade(await addToken({ name: name.trim(), source, scopes: all, expiresOn }));
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
            isFailed={isFailed}
            error={shown.scopes}
            onChange={setChosen}
          />
          {isOfOne && (
            <TextField
              label="Remote"
              required
              hint="Its name in URLs, such as my-day"
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              value={remote}
              error={shown.remote}
              onChange={setRemote}
            />
          )}
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
