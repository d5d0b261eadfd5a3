import { Icon } from '@galley/shared/ui';
import { useEffect, useState } from 'react';

/** How far the page must be scrolled, in CSS pixels, before the button appears. */
const SCROLLED = 300;

/** A button back to the top of a scrolled page (SHELL-08). */
export function ScrollToTop() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(globalThis.scrollY > SCROLLED);
    globalThis.addEventListener('scroll', look, { passive: true });
    return () => globalThis.removeEventListener('scroll', look);
  }, []);
  if (!isShown) return null;
  return (
    <button
      type="button"
      className="scroll-to-top"
      aria-label="Scroll to top"
      onClick={() => globalThis.scrollTo({ top: 0 })}
    >
      <Icon name="up" />
    </button>
  );
}
