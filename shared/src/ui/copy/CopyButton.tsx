import { useState } from 'react';
import { useTip } from '../action/useTip.tsx';
import { Icon } from '../icon/Icon.tsx';

interface Props {
  /** The text to copy. */
  text: string;
  /** The kind of text, for the button's name: 'Copy email'. */
  what: string;
}

const COPIED_FOR_MS = 2000;

/** Copies a text, and confirms it for a moment. Its name appears as a tooltip on hover and focus (GRID-06). */
export function CopyButton({ text, what }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_FOR_MS);
  };
  const name = isCopied ? `Copied ${what}` : `Copy ${what}`;
  const { around, tip } = useTip(name);
  return (
    <span className="tipped" {...around}>
      <button
        type="button"
        className="copy-button"
        aria-label={name}
        // A browser may refuse; the text can still be selected.
        onClick={() => void copy().catch(() => setCopied(false))}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
      </button>
      {tip}
    </span>
  );
}
