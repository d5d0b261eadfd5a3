import { formatCount } from '@galley/shared/domain/count';
import { singlePress } from '@galley/shared/domain/singlePress';
import { Button, Icon, notify } from '@galley/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { exportSheet, type ExportResult, type Progress } from './exportSheet.ts';
import type { OrdersRequest } from '../http/listQuery.ts';

interface Props {
  companyId: number;
  /** The screen's filters; null: there is nothing to export. */
  filters: OrdersRequest | null;
}

const FAILURES: Partial<Record<ExportResult & string, string>> = {
  'no-id': 'Failed to find customer identifiers',
  failed: 'Failed to export orders',
};

const failureText = (result: ExportResult): string | undefined =>
  typeof result === 'string' ? FAILURES[result] : `Failed to export orders. ${result.refused}`;

function progressText({ lines, bytes }: Progress): string {
  // Other exports may be ahead of this one.
  if (lines === undefined && bytes === 0) return 'Export waiting to start…';
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `Exporting… ${lines === undefined ? size : `${formatCount(lines)} ${lines === 1 ? 'line' : 'lines'}, ${size}`}`;
}

/** Exports the list's lines as a spreadsheet (ORD-12), with its progress and a way to cancel. */
export function ExportButton({ companyId, filters }: Props) {
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  // Leaving the screen cancels the export.
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    if (filters === null) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ lines: undefined, bytes: 0 });
    const result = await exportSheet(companyId, filters, {
      signal: controller.signal,
      onProgress: setProgress,
    });
    setProgress(undefined);
    const failure = failureText(result);
    if (failure !== undefined) notify.failure(failure);
  };
  const isRunning = progress !== undefined;
  // One button for both, so that it keeps the focus.
  return (
    <span className="export-progress">
      {isRunning && <span role="status">{progressText(progress)}</span>}
      <Button
        disabled={filters === null && !isRunning}
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
    </span>
  );
}
