import { describe, expect, jest, test } from '@jest/globals';
import { renderScreen } from '@galley/shared/testing';
import { screen } from '@testing-library/react';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { StatusPage } from './StatusPage.tsx';

function Broken(): never {
  throw new Error('broken on purpose');
}

describe('What the shell shows instead of a screen (SHELL-10)', () => {
  test.each([
    [400, '400 · Bad Request'],
    [404, '404 · Page Not Found'],
    [405, '405 · Method Not Allowed'],
  ] as const)('%p has a page that leads back to the activities', (status, heading) => {
    renderScreen(<StatusPage status={status} />, '/somewhere');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByRole('link', { name: 'Go to Activities' })).toHaveAttribute('href', '/activities');
  });

  test('an error of the shell itself is shown, with a way to reload', () => {
    // React reports every caught error to the console as well.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    renderScreen(
      <AppErrorBoundary>
        <Broken />
      </AppErrorBoundary>,
      '/activities',
    );
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  });
});
