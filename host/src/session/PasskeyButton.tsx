import { Button } from '@galley/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { passkeyReason } from './passkeyCalls.ts';

interface Props {
  label: string;
  /** Asks for a passkey, and uses it. */
  run: () => Promise<void>;
  /** Asks immediately, without a press. */
  startsAtOnce?: boolean;
}

/** Asks for a passkey, and shows why that failed. */
export function PasskeyButton({ label, run, startsAtOnce = false }: Props) {
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
  const hasStarted = useRef(!startsAtOnce);
  useEffect(() => {
    // Only once, even if React renders twice, because a second request would cancel the first.
    if (hasStarted.current) return;
    hasStarted.current = true;
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
