import { galley } from '@galley/shared/store';

/** Written in by the build. */
declare const GALLEY_HOST_RELEASE: string;

// Tells the server, once, that the signed-in part of this host could not be loaded (REL-30): what else reports is in that part.
fetch('/releases/reports', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${galley.getState().session?.token}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    remote: 'host',
    release: GALLEY_HOST_RELEASE,
    status: 'failed',
    durationMs: 0,
    errorClass: 'unloaded',
    revision: 0,
    canary: false,
  }),
}).catch(() => undefined);
