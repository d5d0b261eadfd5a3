import type { Session } from '@galley/server/account/sessions/contract';
import { network, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { SessionList } from './SessionList.tsx';

const session = (change: Partial<Session> = {}): Session => ({
  ID: 1,
  Device: 'Chrome on Windows',
  Address: '203.0.113.7',
  BegunAt: '2026-11-23T17:00:00Z',
  LastUseAt: '2026-11-23T18:30:00Z',
  IsCurrent: true,
  ...change,
});
const PHONE = session({ ID: 2, Device: 'Safari on iOS', Address: '198.51.100.4', IsCurrent: false });

/** A server with these sessions. */
function open(sessions: Session[]) {
  let current = sessions;
  const sent = network({
    '/v1/sessions': ({ method, path }: SentCall) => {
      if (method === 'GET') return current;
      const [, ended] = path.split('session=');
      current = current.filter(({ ID, IsCurrent }) =>
        ended === undefined ? IsCurrent : String(ID) !== ended,
      );
      return true;
    },
  });
  renderScreen(<SessionList path="/v1/sessions" elsewhere="everywhere else" />, '/account');
  return sent;
}

describe('Security in the account screen: sessions', () => {
  test('shows device, network, start and last use of each session, and which one is current (SESS-01)', async () => {
    open([session(), PHONE]);
    const own = await screen.findByRole('listitem', { name: 'Chrome on Windows' });
    expect(own).toHaveTextContent('(this device)');
    expect(own).toHaveTextContent(
      /203\.0\.113\.7 · Signed in Mon 11\/23\/2026, 10:00:00 AM MST · Last used Mon/,
    );
    expect(within(own).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('listitem', { name: 'Safari on iOS' })).toHaveTextContent('198.51.100.4');
  });

  test('signs out in another browser, which a toast confirms (SESS-02)', async () => {
    const sent = open([session(), PHONE, session({ ID: 3, Device: 'Firefox on Linux', IsCurrent: false })]);
    await press('Sign Out: Safari on iOS');
    expect(await screen.findByText('Signed out of Safari on iOS')).toBeVisible();
    expect(screen.queryByRole('listitem', { name: 'Safari on iOS' })).not.toBeInTheDocument();
    expect(screen.getByRole('listitem', { name: 'Firefox on Linux' })).toBeVisible();
    expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  test('signs out everywhere else, and offers it only if there are other sessions (SESS-02)', async () => {
    open([session(), PHONE]);
    await press('Sign Out Everywhere Else');
    expect(await screen.findByText('Signed out everywhere else')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign Out Everywhere Else' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('says what failed, and offers a retry (SESS-01)', async () => {
    let isDown = true;
    network({
      '/v1/sessions': ({ method }: SentCall) => {
        if (method === 'DELETE')
          return Response.json({ title: 'Not Found', status: 404, detail: 'It has ended.' }, { status: 404 });
        return isDown ? Response.json({}, { status: 500 }) : [session(), PHONE];
      },
    });
    renderScreen(<SessionList path="/v1/sessions" elsewhere="everywhere else" />, '/account');
    expect(await screen.findByRole('alert')).toHaveTextContent('The sessions could not be loaded.');
    isDown = false;
    await press('Try Again');
    await press('Sign Out: Safari on iOS');
    expect(await screen.findByText('It has ended.')).toBeVisible();
  });
});
