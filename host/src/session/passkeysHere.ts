import { appConfig } from '@galley/shared/store';

/** Whether this page can use passkeys: they work at one address alone (PKEY-01). */
export const passkeysHere = (): boolean => appConfig().passkeys === location.origin;
