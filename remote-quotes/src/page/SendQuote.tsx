import { DEFAULT_LINK_DAYS, LINK_DAYS, type LinkDays } from '@galley/server/quotes/rules/answerRules';
import { SelectField } from '@galley/shared/form';
import type { DialogProps } from '@galley/shared/store';
import { Button, CopyButton, Modal } from '@galley/shared/ui';
import { useState } from 'react';
import { makeLink, sendQuote } from '../http/quotes.ts';
import { reasonOf } from '../screen/quoteActions.ts';
import '../styles/page.scss';

const DAYS = LINK_DAYS.map((value) => ({ value, label: `${value} days` }));

/** Sends a draft, or creates another link to a sent quote; the address is shown once (QUOT-07, QUOT-14). */
export function SendQuote({ dialog: { quote }, onClose }: DialogProps<'quotes/send'>) {
  const { ID, Number, ContactName, CompanyName, State, SentVersion, Version } = quote;
  const [days, setDays] = useState<LinkDays>(DEFAULT_LINK_DAYS);
  const [address, setAddress] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isDraft = State === 'draft';
  const press = async () => {
    setBusy(true);
    setRefusal(undefined);
    const made = isDraft ? sendQuote(ID, Version, days) : makeLink(ID, days);
    await made.then(
      ({ Address }) => setAddress(Address),
      (error: unknown) => setRefusal(reasonOf(error)),
    );
    setBusy(false);
  };
  const version = isDraft && SentVersion > 0 ? `, Version ${SentVersion + 1}` : '';
  return (
    <Modal
      title={isDraft ? `Send ${Number}${version}` : `Share ${Number}`}
      subtitle={[ContactName, CompanyName].filter((part) => part !== '').join(', ')}
      onClose={onClose}
      footer={
        address === undefined ? (
          <Button look="primary" disabled={isBusy} onClick={() => void press()}>
            {isDraft ? 'Mark as Sent and Create Link' : 'Create Link'}
          </Button>
        ) : (
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        )
      }
    >
      {address === undefined ? (
        <>
          <p>
            {isDraft
              ? 'This version can’t be changed after it’s sent. The customer opens it with a link that you send.'
              : 'This creates another link to the quote. Each link shows the newest version that was sent.'}
          </p>
          <SelectField
            label="Link Valid For"
            value={days}
            options={DAYS}
            onChange={(value) => setDays(LINK_DAYS.find((one) => String(one) === value) ?? DEFAULT_LINK_DAYS)}
          />
        </>
      ) : (
        <div role="status" className="quote-address">
          <p>
            <code>{address}</code> <CopyButton text={address} what="link" />
          </p>
          <p>
            Copy the link now and send it to the customer: it won’t be shown again. Anyone who has it can read
            and respond to this quote without signing in.
          </p>
        </div>
      )}
      {refusal !== undefined && (
        <p className="form-alert" role="alert">
          {refusal}
        </p>
      )}
    </Modal>
  );
}
