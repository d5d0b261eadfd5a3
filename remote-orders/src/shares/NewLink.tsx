import type { ShareMade } from '@galley/server/orders/shares/contract';
import {
  DEFAULT_SHARE_DAYS,
  DEFAULT_SHARE_FIELDS,
  SHARE_DAYS,
  SHARE_FIELD_NAMES,
  SHARE_FIELDS,
  type ShareField,
} from '@galley/server/orders/rules/share';
import { CheckField, SelectField } from '@galley/shared/form';
import { useQuery } from '@galley/shared/http';
import { Button, CopyButton } from '@galley/shared/ui';
import { useState } from 'react';
import { makeShare, sharesQuery } from '../http/shares.ts';
import { reasonOf } from './reasonOf.ts';

const DAYS = SHARE_DAYS.map((value) => ({ value, label: `${value} days` }));

/** The options for a new link, and its address from its creation until it's revoked (SHAR-01). */
export function NewLink({ line }: { line: string }) {
  const [fields, setFields] = useState<readonly ShareField[]>(DEFAULT_SHARE_FIELDS);
  const [days, setDays] = useState<(typeof SHARE_DAYS)[number]>(DEFAULT_SHARE_DAYS);
  const [made, setMade] = useState<ShareMade>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const choose = (field: ShareField, isChosen: boolean) =>
    setFields(SHARE_FIELDS.filter((one) => (one === field ? isChosen : fields.includes(one))));
  async function make() {
    setBusy(true);
    setRefusal(undefined);
    setMade(undefined);
    await makeShare(line, days, [...fields]).then(setMade, (error: unknown) => setRefusal(reasonOf(error)));
    setBusy(false);
  }
  const { data } = useQuery(sharesQuery(line));
  const hasEnded = data?.Shares.some(({ ID, State }) => ID === made?.ID && State !== 'works');
  return (
    <section aria-labelledby="share-new">
      <h3 id="share-new">New Link</h3>
      <fieldset className="share-fields">
        <legend>Visible to the Customer</legend>
        {SHARE_FIELDS.map((field) => (
          <CheckField
            key={field}
            label={SHARE_FIELD_NAMES[field]}
            checked={fields.includes(field)}
            onChange={(isChosen) => choose(field, isChosen)}
          />
        ))}
      </fieldset>
      <div className="share-make">
        <SelectField
          label="Link Valid For"
          value={days}
          options={DAYS}
          onChange={(value) => setDays(SHARE_DAYS.find((one) => String(one) === value) ?? DEFAULT_SHARE_DAYS)}
        />
        <Button look="primary" disabled={isBusy || fields.length === 0} onClick={() => void make()}>
          Create Link
        </Button>
      </div>
      {fields.length === 0 && <p className="share-note">Choose what the customer sees.</p>}
      {refusal !== undefined && (
        <p className="form-alert" role="alert">
          {refusal}
        </p>
      )}
      {made !== undefined && hasEnded !== true && (
        <div role="status" className="share-address">
          <p>
            <code>{made.Address}</code> <CopyButton text={made.Address} what="link" />
          </p>
          <p className="share-note">
            Copy it now: it won’t be shown again. Without signing in, anyone who has the link can see what you
            chose and, if you included the proof, respond to it.
          </p>
        </div>
      )}
    </section>
  );
}
