import { saveFile } from '@galley/shared/domain/saveFile';
import { singlePress } from '@galley/shared/domain/singlePress';
import { Button, Icon, notify } from '@galley/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { quoteSheet } from '../http/quotes.ts';
import { reasonOf } from './quoteActions.ts';

type List = Parameters<typeof quoteSheet>[0];

/** Exports the quotes of the list as a spreadsheet (QUOT-13), and can be canceled. @param list null: there is nothing to export */
export function ExportButton({ list }: { list: List | null }) {
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  // Leaving the screen cancels the export.
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    if (list === null) return;
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    await quoteSheet(list, controller.signal).then(
      (sheet) => saveFile(sheet, 'Quotes.xlsx'),
      (error: unknown) => {
        if (!controller.signal.aborted) notify.failure('Failed to export quotes', reasonOf(error));
      },
    );
    setRunning(false);
  };
  return (
    <Button
      disabled={list === null && !isRunning}
      onClick={(event) => singlePress(event, () => (isRunning ? running.current?.abort() : void start()))}
    >
      {isRunning ? (
        'Cancel Export'
      ) : (
        <>
          <Icon name="down" /> Excel
        </>
      )}
    </Button>
  );
}
