import type { ReleaseDetails } from '@galley/server/releases/figures/contract';
import { choose, network, renderScreen, type SentCall } from '@galley/shared/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DetailsDialog } from './DetailsDialog.tsx';

const details: ReleaseDetails = {
  remote: 'orders',
  release: '1.2.0',
  version: '1.2.0',
  origin: '3f9ab2c1 with uncommitted changes',
  builtAt: '2026-11-21T01:00:00Z',
  builder: { name: 'ana', node: '20.19.0', platform: 'linux x64', tools: { '@rspack/core': '2.3.2' } },
  federation: '2.9.2',
  requires: { react: '^19.3.1' },
  digest: 'sha384-x',
  files: 12,
  dependencies: [{ name: '@module-federation/runtime', version: '2.9.2', licences: ['MIT'] }],
  fault: null,
};
function open(answer: (call: SentCall) => unknown = () => details) {
  network({ '/v1/releases/details': answer });
  renderScreen(
    <DetailsDialog remote="orders" releases={['1.2.0', '1.1.0']} onClose={jest.fn()} />,
    '/releases',
  );
}

describe('The details of a release (REL-42)', () => {
  test('show its origin and builder, and list its packages with their licenses', async () => {
    open();
    const dialog = within(screen.getByRole('dialog', { name: 'Details for orders' }));
    expect(await dialog.findByText('3f9ab2c1 with uncommitted changes')).toBeVisible();
    expect(dialog.getByText('ana')).toBeVisible();
    expect(dialog.getByText('Node 20.19.0 on linux x64, @rspack/core 2.3.2')).toBeVisible();
    expect(dialog.getByRole('row', { name: '@module-federation/runtime 2.9.2 MIT' })).toBeVisible();
  });

  test('are shown for the selected release', async () => {
    open(({ path }) =>
      path.includes('release=1.1.0')
        ? {
            ...details,
            release: '1.1.0',
            builder: null,
            dependencies: null,
            fault: 'This release was built before packages were recorded.',
          }
        : details,
    );
    expect(await screen.findByText('ana')).toBeVisible();
    await choose('Release', '1.1.0');
    expect(
      await screen.findByText(
        'The packages are unknown. This release was built before packages were recorded.',
      ),
    ).toBeVisible();
    expect(screen.queryByText('ana')).toBeNull();
  });

  test('say why they are missing', async () => {
    open(() =>
      Response.json({ title: 'x', status: 422, detail: 'release.json is broken.' }, { status: 422 }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('release.json is broken.');
  });
});
