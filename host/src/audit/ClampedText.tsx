import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@galley/shared/ui';

/** A text clamped to three lines, with a button for the rest if there is one. */
export function ClampedText({ children }: { children: string }) {
  const [isWhole, setWhole] = useState(false);
  const [isLong, setLong] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = text.current ?? {};
    setLong(scrollHeight > clientHeight);
  }, [children]);
  return (
    <div className="clamped">
      <p ref={text} data-clamped={!isWhole || undefined}>
        {children}
      </p>
      {isLong && (
        <Button look="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
