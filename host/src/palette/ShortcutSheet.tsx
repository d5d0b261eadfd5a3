import { Modal } from '@galley/shared/ui';
import { useState } from 'react';
import { PALETTE_KEYS, setSingleKeys, singleKeysOn } from './shortcuts.ts';

const SHORTCUTS = [
  [PALETTE_KEYS, 'Search companies, contacts, orders, activities and actions'],
  ['/', 'Go to the company filter'],
  ['?', 'Show this list'],
  ['j', 'Next card of a list'],
  ['k', 'Previous card of a list'],
  ['Alt ←', 'Previous record, in what a list has opened'],
  ['Alt →', 'Next record, in what a list has opened'],
  ['Esc', 'Close what is open'],
] as const;

/** Every shortcut of the keyboard. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(singleKeysOn);
  const change = (next: boolean) => {
    setSingleKeys(next);
    setOn(next);
  };
  return (
    <Modal title="Keyboard shortcuts" size="small" onClose={onClose}>
      <dl className="shortcuts">
        {SHORTCUTS.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label className="form-check">
        <input
          type="checkbox"
          className="form-check-input"
          checked={isOn}
          onChange={(event) => change(event.target.checked)}
        />{' '}
        Use the single keys / and ?
      </label>
    </Modal>
  );
}
