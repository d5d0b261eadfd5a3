import { Modal } from '@galley/shared/ui';
import { useState } from 'react';
import { PALETTE_KEYS, setSingleKeys, singleKeysOn } from './shortcuts.ts';

const SHORTCUTS = [
  [PALETTE_KEYS, 'Search companies, contacts, orders, activities, email, views and actions'],
  ['/', 'Go to the company filter'],
  ['?', 'Show this list'],
  ['j', 'Next card or row'],
  ['k', 'Previous card or row'],
  ['x', 'Select or deselect the card or row'],
  ['Alt ←', 'Previous record, if you opened this one from a list'],
  ['Alt →', 'Next record, if you opened this one from a list'],
  ['Esc', 'Close the open menu or dialog, or clear the selection'],
] as const;

/** All keyboard shortcuts. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(singleKeysOn);
  const change = (next: boolean) => {
    setSingleKeys(next);
    setOn(next);
  };
  return (
    <Modal title="Keyboard Shortcuts" size="small" onClose={onClose}>
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
        />
        <span className="form-check-label">Use the / and ? shortcuts</span>
      </label>
    </Modal>
  );
}
