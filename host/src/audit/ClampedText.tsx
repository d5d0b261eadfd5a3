import { useState } from 'react';
import { Button } from '@galley/shared/ui';

/** About three lines of a table column. */
const SHORT = 140;

/** A text clamped to three lines, with a button for the rest. */
export function ClampedText({ children }: { children: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = children.length > SHORT || children.split('\n').length > 3;
  return (
    <div className="clamped">
      <p data-clamped={(isLong && !isWhole) || undefined}>{children}</p>
      {isLong && (
        <Button look="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'less' : 'more'}
        </Button>
      )}
    </div>
  );
}
