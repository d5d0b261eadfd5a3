import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import { chooseHost } from './chooseHost.ts';
import { createHostFollower } from './followHost.ts';
import { hostIo } from './hostIo.ts';

const ANA = { key: 'ana', type: 'Sales' };
const registry = (hostRelease?: PublicRegistry['hostRelease'], revision = 7): PublicRegistry => ({
  schema: 1,
  revision,
  host: null,
  ...(hostRelease ? { hostRelease } : {}),
  remotes: {},
  releases: {},
});

/** A page that runs host 1, and its user. */
function page({ hasUnsaved = false, person = ANA } = {}) {
  let save: (() => void) | undefined;
  let reloadedFor = '';
  const dismiss = jest.fn();
  const ask = jest.fn<(release: string | null) => void>();
  const reload = jest.fn((mark: string) => void (reloadedFor = mark));
  const offer = jest.fn<(reload: () => void) => () => void>(() => dismiss);
  const follower = createHostFollower({
    running: '1',
    choose: chooseHost,
    person: () => person,
    ask,
    hasReloaded: (mark) => reloadedFor === mark,
    reload,
    whenSaved(call) {
      if (hasUnsaved) save = call;
      else call();
      return () => void (save = undefined);
    },
    hasUnsaved: () => hasUnsaved,
    offer,
  });
  return { ...follower, ask, reload, offer, dismiss, save: () => save?.() };
}

describe('An open page, when another release of the host is active (REL-34)', () => {
  test('reloads at once if nothing is unsaved', () => {
    const { follow, reload, offer } = page();
    expect(follow(registry({ active: '2' }))).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(offer).not.toHaveBeenCalled();
  });

  test('keeps unsaved input: it says that an update is waiting, and reloads once the input is saved', () => {
    const { follow, reload, offer, dismiss, save } = page({ hasUnsaved: true });
    expect(follow(registry({ active: '2' }))).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    expect(offer).toHaveBeenCalledTimes(1);
    save();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(dismiss).toHaveBeenCalledTimes(1);
  });

  test('is reloaded despite unsaved input if the user chooses to', () => {
    const { follow, reload, offer } = page({ hasUnsaved: true });
    follow(registry({ active: '2' }));
    offer.mock.calls[0]?.[0]();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('stays if its own release becomes active again before the input is saved', () => {
    const { follow, reload, dismiss, save } = page({ hasUnsaved: true });
    follow(registry({ active: '2' }));
    expect(follow(registry({ active: '1' }, 8))).toBe(false);
    expect(dismiss).toHaveBeenCalledTimes(1);
    save();
    expect(reload).not.toHaveBeenCalled();
  });

  test('is not reloaded twice for one change, so a server with the old host causes no loop', () => {
    const { follow, reload } = page();
    follow(registry({ active: '2' }));
    expect(follow(registry({ active: '2' }))).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    follow(registry({ active: '3' }, 8));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('stays as it is if the host isn’t a release, or its own release is active', () => {
    const { follow, reload } = page();
    expect(follow(registry())).toBe(false);
    expect(follow(registry({ active: '1' }))).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('A canary of the host (REL-29)', () => {
  const canary = { release: '2', percent: 0, types: ['Sales'] };

  test('is requested and loaded by the page of a person in its audience', () => {
    const { follow, ask, reload } = page();
    expect(follow(registry({ active: '1', canary }))).toBe(true);
    expect(ask).toHaveBeenLastCalledWith('2');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('isn’t for anybody else, and signing out ends the request for it', () => {
    const { follow, ask, reload, leave } = page({ person: { key: 'bo', type: 'Operations' } });
    expect(follow(registry({ active: '1', canary }))).toBe(false);
    expect(ask).toHaveBeenLastCalledWith(null);
    expect(reload).not.toHaveBeenCalled();
    leave();
    expect(ask).toHaveBeenLastCalledWith(null);
  });
});

describe('The cookie with which a page requests a canary of the host', () => {
  afterEach(() => hostIo.ask(null));

  test('contains only the release, and is removed when no longer needed', () => {
    hostIo.ask('1.8.2-3f9ab2c1');
    expect(document.cookie).toBe('galley-host=1.8.2-3f9ab2c1');
    hostIo.ask(null);
    expect(document.cookie).toBe('');
  });
});
