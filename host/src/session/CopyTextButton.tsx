import { Button, Icon } from '@galley/shared/ui';
import { useState } from 'react';

interface Props {
  text: string;
  /** 'Copy Codes' */
  label: string;
}

const COPIED_FOR_MS = 2000;

/** Copies a text that takes several lines, and confirms it for a moment. */
export function CopyTextButton({ text, label }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_FOR_MS);
  };
  return (
    // A browser may refuse; the text can still be selected.
    <Button onClick={() => void copy().catch(() => setCopied(false))}>
      <Icon name={isCopied ? 'check' : 'copy'} /> {isCopied ? 'Copied' : label}
    </Button>
  );
}
