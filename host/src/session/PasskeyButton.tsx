import { Button } from '@galley/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { passkeyReason } from './passkeyCalls.ts';

interface Props {
  label: string;
  /** Asks for a passkey, and uses it. */
  run: () => Promise<void>;
  /** Asks at once, without a press. */
  begins?: boolean;
}

/** Asks for a passkey, and says why there was none. */
export function PasskeyButton({ label, run, begins = false }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  async function ask() {
    setBusy(true);
    setRefusal(undefined);
    try {
      await run();
    } catch (error) {
      setRefusal(passkeyReason(error));
    }
    setBusy(false);
  }
  const hasBegun = useRef(!begins);
  useEffect(() => {
    // Once, also where React renders twice: a second ceremony would end the first.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void ask();
  });
  return (
    <>
      <Button look="primary" disabled={isBusy} onClick={() => void ask()}>
        {label}
      </Button>
      {refusal !== undefined && (
        <p role="alert" className="form-failure">
          {refusal}
        </p>
      )}
    </>
  );
}
