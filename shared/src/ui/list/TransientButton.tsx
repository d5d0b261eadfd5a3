import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusMain } from '../page/focusMain.ts';

interface Props {
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

/** A button that disappears when pressed; then the page gets the focus. */
export function TransientButton({ className = 'btn', onClick, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === document.activeElement) focusMain();
    };
  }, []);
  return (
    <button ref={button} type="button" className={className} onClick={onClick}>
      {children}
    </button>
  );
}
