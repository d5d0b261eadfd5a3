import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../places.ts';

/** The path of a file that adopters deploy. */
export const deployed = (file: string) => path.join(root, 'deploy', file);

export const readDeployed = (file: string) => readFileSync(deployed(file), 'utf8');

/** Every expression of the dashboard. */
export function dashboardExpressions(): string[] {
  const { panels } = JSON.parse(readDeployed('grafana/galley.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}
