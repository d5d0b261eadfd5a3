import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testRelease } from '@galley/releases/testing';
import { releaseAssets } from './publicRegistry.ts';
import { OWN_BASES } from './releaseBases.ts';

test('a page is told which releases link themselves; of one that does not say so it is told nothing', () => {
  const told = (change: object) =>
    releaseAssets(testRelease('orders', 'A', change), OWN_BASES).isSelfContained;
  assert.equal(told({ isSelfContained: true }), true);
  assert.equal(told({ isSelfContained: false }), undefined);
  assert.equal(told({}), undefined);
});
