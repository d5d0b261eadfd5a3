import { expect, jest, test } from '@jest/globals';
import { network, signInForTest } from '@galley/shared/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { HostGuard } from './HostGuard.tsx';

const Broken = () => {
  throw new Error('broken');
};

/** As the server writes it into the page. */
function writeRegistry(hostRelease: object | undefined): void {
  const registry = { schema: 1, revision: 7, host: null, hostRelease, remotes: {}, releases: {} };
  document.body.innerHTML = `<script type="application/json" id="galley-registry">${JSON.stringify(registry)}</script>`;
}

test.each([
  ['is reported where the host is a release', { active: '1.0.0' }, 1],
  ['is shown and not reported where there is no host to go back to', undefined, 0],
])('an error of the shell itself %s (REL-30)', async (_case, hostRelease, reports) => {
  writeRegistry(hostRelease);
  signInForTest();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = network({ '/releases/reports': {} });
  render(
    <AppErrorBoundary>
      <HostGuard>
        <Broken />
      </HostGuard>
    </AppErrorBoundary>,
  );
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await waitFor(() => expect(sent).toHaveLength(reports));
  if (reports > 0)
    expect(sent[0]?.body).toMatchObject({
      remote: 'host',
      release: '1.0.0',
      status: 'failed',
      errorClass: 'render',
    });
});
