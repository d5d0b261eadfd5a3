import type { PushSettings } from '@galley/server/day/push/contract';
import { notify } from '@galley/shared/ui';
import { useEffect, useState } from 'react';
import { pushBlocker, turnOff, turnOn, type PushBlocker } from './pushDevice.ts';

const REASONS: Record<PushBlocker, string> = {
  unable:
    'This browser can’t show Galley notifications. On an iPhone or iPad, add Galley to the home screen first.',
  blocked: 'Notifications are blocked. Allow them for this site in your browser settings first.',
};

/** Notifications on this device (PUSH-01). The browser asks only after the user turns them on. */
export function PushChoice({ settings: { IsOn, PublicKey } }: { settings: PushSettings }) {
  const [hindered, setHindered] = useState<PushBlocker>();
  const [isBusy, setBusy] = useState(false);
  const look = () => void pushBlocker().then(setHindered);
  useEffect(look, []);

  const set = async (isOn: boolean) => {
    setBusy(true);
    try {
      await (isOn ? turnOn(PublicKey) : turnOff());
    } catch {
      notify.failure(`Failed to turn notifications ${isOn ? 'on' : 'off'}`);
    }
    setBusy(false);
    look();
  };

  return (
    <>
      <label className="form-check">
        <input
          type="checkbox"
          className="form-check-input"
          checked={IsOn && hindered === undefined}
          disabled={isBusy || (!IsOn && hindered !== undefined)}
          aria-describedby="push-choice"
          onChange={(event) => void set(event.target.checked)}
        />
        <span className="form-check-label">Notifications on this device</span>
      </label>
      <p className="inbox-detail" id="push-choice" role="status">
        {hindered === undefined
          ? 'You’ll get these when you’re not using Galley. They can appear on your lock screen.'
          : REASONS[hindered]}
      </p>
    </>
  );
}
