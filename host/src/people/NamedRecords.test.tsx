import { network, renderScreen } from '@galley/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { NamedRecords } from './NamedRecords.tsx';

test('an empty list of names says so (PEOP-10)', async () => {
  network({ '/v1/account-owners': [] });
  renderScreen(<NamedRecords path="/v1/account-owners" label="Account Owner" />, '/people?part=owners');
  expect(await screen.findByText('No account owners yet.')).toBeVisible();
});
