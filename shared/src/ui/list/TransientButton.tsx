import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusMain } from '../page/focusMain.ts';

interface Props {
  onClick: () => void;
  children: ReactNode;
}

/** A button that disappears after it was pressed; then the page gets its focus. */
export function TransientButton({ onClick, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === document.activeElement) focusMain();
    };
  }, []);
  return (
    <button ref={button} type="button" className="btn" onClick={onClick}>
      {children}
    </button>
  );
}
