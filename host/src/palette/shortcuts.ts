import { isTextField } from '@galley/shared/ui';

type Shortcut = 'palette' | 'help' | 'filter';

const KEY = 'galley-single-keys';
const IS_APPLE = /mac|iphone|ipad/i.test(navigator.userAgent);

/** The names of the palette's keys on this user's keyboard, and for `aria-keyshortcuts`. */
export const PALETTE_KEYS = IS_APPLE ? '⌘K' : 'Ctrl K';
export const PALETTE_ARIA_KEYS = IS_APPLE ? 'Meta+K' : 'Control+K';

/** Whether `?` and `/` are enabled. Speech input types letters, so people can switch them off (WCAG 2.1.4; PAL-07). */
export const singleKeysOn = (): boolean => localStorage.getItem(KEY) !== 'off';
export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}

/** The shortcut of a key press; none while a dialog is open, and no single key in a text field. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || altKey || document.querySelector('dialog[open]') !== null) return null;
  const command = IS_APPLE ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (command && !event.shiftKey && key.toLowerCase() === 'k') return 'palette';
  if (ctrlKey || metaKey || isTextField(event.target) || !singleKeysOn()) return null;
  if (key === '?') return 'help';
  return key === '/' ? 'filter' : null;
}
