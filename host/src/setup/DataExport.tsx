import { Button, notify } from '@galley/shared/ui';
import { useState } from 'react';
import { ConfirmIdentityForm } from '../session/ConfirmIdentityForm.tsx';
import { requestArchive } from './setupCalls.ts';

interface Props {
  /** Opens an address; for a download the page stays. */
  open?: (url: string) => void;
}

const download = (url: string) => globalThis.location.assign(url);

/** Everything as files, for Operations who confirm their identity again (LEAVE-04). */
export function DataExport({ open = download }: Props) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const ask = async (proof: string) => {
    open(await requestArchive(proof));
    notify.success('The download has started.');
    close();
  };
  return (
    <section className="setup-part" aria-labelledby="everything">
      <h3 id="everything">Your Data</h3>
      <p className="part-note">
        A .zip file with all your records and attached files, including activities, quotes and email (except
        private messages). Another Galley server can import everything in it except the activities, quotes,
        email and files.
      </p>
      {isAsking ? (
        <ConfirmIdentityForm action="Download" onSend={ask} onCancel={close} />
      ) : (
        <div>
          <Button onClick={() => setAsking(true)}>Download Everything</Button>
        </div>
      )}
    </section>
  );
}
