import { createHash } from 'node:crypto';

/**
 * Reports a host whose code can't be loaded (REL-30). The page runs this before the host; it isn't part of a release. The first failure of
 * one of the page's scripts counts, including an exception at startup; the page works without the early script, so it's no failure if that
 * can't be loaded. For the signed-in part, the third failure counts, since the host tries to load it three times (VER-02). The script sends
 * one report, for the release in the failed URL, and only from people who are signed in.
 */
const SOURCE = `(() => {
  let times = 0, reported = false;
  const watch = ({ target, filename }) => {
    const [, release, file] = /\\/host\\/([^/]+)\\/assets\\/(.+)\\.js$/.exec(target.src ?? filename) ?? [];
    const token = localStorage.getItem('token');
    if (reported || !release || !token) return;
    if (target.src && !target.defer && (!file.startsWith('signed-in.') || ++times < 3)) return;
    const { revision, hostRelease } = JSON.parse(document.getElementById('galley-registry').textContent);
    if (!hostRelease) return;
    reported = true;
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

/** Without whitespace, to keep every page small. */
const TEXT = SOURCE.replaceAll(/\s*\n\s*/g, ' ');

export const HOST_WATCH = `<script>${TEXT}</script>`;

/** Its source in a content security policy: the hash allows only this script. */
export const HOST_WATCH_SOURCE = `'sha256-${createHash('sha256').update(TEXT).digest('base64')}'`;
