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

/** Loads the reorder notes for the lines of a list once the browser is idle. */
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

/** The requested reorder of the line; nothing if there is none (REOR-07). */
export function ReorderNote({ line }: { line: OrderLine }) {
  const notes = use(Notes);
  return notes && <notes.Note line={line} lines={notes.lines} />;
}
