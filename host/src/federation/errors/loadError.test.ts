import { describe, expect, test } from '@jest/globals';
import { classifyFile, classifyThrown, explain, failedChunk, renderFailure } from './loadError.ts';

const url = '/remotes/orders/1/remoteEntry.js';
const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type, request: url });

describe('The reason why a remote did not load', () => {
  test.each([
    [{ kind: 'unreachable' }, 'unreachable'],
    [{ kind: 'timeout' }, 'timeout'],
    [{ kind: 'answered', status: 500 }, 'http'],
    [{ kind: 'answered', status: 404 }, 'gone'],
    [{ kind: 'answered', status: 410 }, 'gone'],
    [{ kind: 'arrived' }, 'integrity'],
  ] as const)('a file whose request ended as %j is classified as %s', (arrival, kind) => {
    expect(classifyFile(url, arrival)).toMatchObject({ kind, url });
  });

  test('a failed chunk is distinguished from code that throws', () => {
    expect(failedChunk(chunkError('error'))).toEqual({ url, late: false });
    expect(failedChunk(chunkError('timeout'))).toEqual({ url, late: true });
    expect(failedChunk(new TypeError('x is undefined'))).toBeNull();
    expect(failedChunk('text')).toBeNull();
  });

  test('a style sheet that fails counts as a chunk', () => {
    const error = Object.assign(new Error('Loading CSS chunk'), {
      code: 'CSS_CHUNK_LOAD_FAILED',
      request: url,
    });
    expect(failedChunk(error)).toEqual({ url, late: false });
  });

  test('a chunk that ran without providing its modules counts as code that throws', () => {
    expect(failedChunk(chunkError('missing'))).toBeNull();
    expect(classifyThrown(chunkError('missing')).kind).toBe('evaluation');
  });

  test('a module that isn’t exposed or provided is a broken contract, not a broken module', () => {
    for (const complaint of [
      '[ Federation Runtime ]: Failed to get expose. #RUNTIME-014',
      'Module "./Screen" does not exist in container.',
      "Shared module @galley/shared/ui doesn't exist in shared scope default",
    ]) {
      expect(classifyThrown(new Error(complaint))).toEqual({ kind: 'contract', detail: complaint });
    }
    expect(classifyThrown(new Error('boom'))).toEqual({ kind: 'evaluation', detail: 'boom' });
  });

  test('every failure has a sentence for the user', () => {
    const errors = [
      { kind: 'registry' },
      { kind: 'unregistered' },
      { kind: 'unregistered', release: 'A' },
      { kind: 'disabled', reason: 'prices are wrong' },
      { kind: 'override', release: 'A' },
      { kind: 'override', release: 'A', withdrawn: 'It was rolled back: exports fail' },
      { kind: 'unreachable', url },
      { kind: 'timeout', url },
      { kind: 'http', url, status: 503 },
      { kind: 'integrity', url },
      { kind: 'gone', url },
      { kind: 'evaluation', detail: 'boom' },
      { kind: 'contract', detail: 'boom' },
      renderFailure('boom'),
    ] as const;
    for (const error of errors) expect(explain(error)).toMatch(/^[A-Z].*\.?$/);
    expect(explain({ kind: 'disabled', reason: 'prices are wrong' })).toContain('prices are wrong');
    expect(explain({ kind: 'http', url, status: 503 })).toContain('503');
    expect(explain({ kind: 'unregistered' })).toBe('It has no active release.');
    expect(explain({ kind: 'unregistered', release: 'A' })).toBe('The server can’t serve release A.');
  });
});
