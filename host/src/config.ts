import { configure } from '@galley/shared/host';
import type { Config } from '@galley/shared/contract/config';
import { readDataBlock } from './federation/registry/dataBlock.ts';

/** Reads the config that the server wrote into this page (config.json), without a request. */
export const configureFromPage = (): void =>
  configure((readDataBlock('galley-config') as Partial<Config> | null) ?? {});
