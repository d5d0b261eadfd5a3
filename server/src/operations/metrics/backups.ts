import { Counter, Gauge, type Registry } from 'prom-client';
import type { BackupFigures } from '../backup/scheduled/figures.ts';

/**
 * The metrics of scheduled backups (METR-07).
 * @returns a function that updates them
 */
export function backupMetrics(backups: BackupFigures, registry: Registry): () => Promise<void> {
  const gauge = (name: string, help: string) => {
    // With a label, so that there's no value before the first backup.
    const made = new Gauge({ name, help, labelNames: ['backup'] as const, registers: [registry] });
    return (value: number) => made.set({ backup: 'last' }, value);
  };
  const at = gauge(
    'galley_backup_timestamp_seconds',
    'When the last successful backup started, in Unix time.',
  );
  const bytes = gauge('galley_backup_size_bytes', 'The size of the last successful backup.');
  const seconds = gauge('galley_backup_duration_seconds', 'How long the last successful backup took.');
  const overdue = new Gauge({
    name: 'galley_backup_overdue_seconds',
    help: 'For how long a scheduled backup has been overdue.',
    registers: [registry],
  });
  const failures = new Counter({
    name: 'galley_backup_failures_total',
    help: 'Scheduled backups that failed, on all servers.',
    registers: [registry],
  });
  return async () => {
    const found = await backups();
    overdue.set(found.overdueSeconds);
    failures.reset();
    failures.inc(found.failures);
    if (found.last === undefined) return;
    at(found.last.at.getTime() / 1_000);
    bytes(found.last.bytes);
    seconds(found.last.seconds);
  };
}
