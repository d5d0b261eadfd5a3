import type { OrderLine } from '@galley/server/orders/contract';
import { whenIdle } from '@galley/shared/ui';
import { createContext, use, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';

interface NoteProps {
  line: OrderLine;
  lines: readonly OrderLine[];
}

const Notes = createContext<{ lines: readonly OrderLine[]; Note: ComponentType<NoteProps> } | undefined>(
  undefined,
);

/** Says of the lines in it which of them a reorder has been asked of, once the list has had the network for itself. */
export function ReorderNotes({ lines, children }: { lines: readonly OrderLine[]; children: ReactNode }) {
  const [Note, setNote] = useState<ComponentType<NoteProps>>();
  useEffect(
    () =>
      whenIdle(() =>
        import(/* webpackChunkName: "reorders" */ './ReorderNoteText.tsx').then(
          ({ ReorderNoteText }) => setNote(() => ReorderNoteText),
          () => undefined,
        ),
      ),
    [],
  );
  const notes = useMemo(() => Note && { lines, Note }, [lines, Note]);
  return <Notes value={notes}>{children}</Notes>;
}

/** That a reorder of the line has been asked; nothing where none has (REOR-07). */
export function ReorderNote({ line }: { line: OrderLine }) {
  const notes = use(Notes);
  return notes && <notes.Note line={line} lines={notes.lines} />;
}
