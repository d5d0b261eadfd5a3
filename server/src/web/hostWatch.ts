import { createHash } from 'node:crypto';

/**
 * Reports a host whose code can't be loaded (REL-30): the page runs it ahead of the host, and it is part of no release. A
 * script of the page counts at its first failure, and one that throws while it starts too; the signed-in part with its third,
 * since the host loads it three times (VER-02). Of whoever is not signed in no report is taken. Once, for the release
 * in the address of what failed.
 */
const SOURCE = `(() => {
  let times = 0, told = false;
  const watch = ({ target, filename }) => {
    const [, release, file] = /\\/host\\/([^/]+)\\/assets\\/(.+)\\.js$/.exec(target.src ?? filename) ?? [];
    const token = localStorage.getItem('token');
    if (told || !release || !token) return;
    if (target.src && !target.defer && (!file.startsWith('signed-in.') || ++times < 3)) return;
    const { revision, hostRelease } = JSON.parse(document.getElementById('galley-registry').textContent);
    if (!hostRelease) return;
    told = true;
    fetch('/releases/reports', {
      method: 'POST',
      keepalive: true,
      headers: { Authorization: 'Bearer ' + token, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        remote: 'host',
        release,
        status: 'failed',
        durationMs: Math.round(performance.now()),
        errorClass: 'load',
        revision,
        canary: hostRelease.canary?.release === release,
      }),
    }).catch(() => undefined);
  };
  const thrown = (event) => event.target === window && watch(event);
  addEventListener('error', (event) => event.target.src && watch(event), true);
  addEventListener('error', thrown);
  addEventListener('DOMContentLoaded', () => removeEventListener('error', thrown));
})();`;

/** Without the white space, which every page would carry. */
const TEXT = SOURCE.replaceAll(/\s*\n\s*/g, ' ');

export const HOST_WATCH = `<script>${TEXT}</script>`;

/** Its source in a content security policy: the hash allows this text alone. */
export const HOST_WATCH_SOURCE = `'sha256-${createHash('sha256').update(TEXT).digest('base64')}'`;
