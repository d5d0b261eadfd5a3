import { appConfig } from '@galley/shared/store';

/** Whether this page can use passkeys: they only work at one address (PKEY-01). */
export const passkeysHere = (): boolean => appConfig().passkeys === location.origin;
