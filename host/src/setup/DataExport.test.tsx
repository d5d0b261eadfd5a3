import { network, press, renderScreen } from '@galley/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataExport } from './DataExport.tsx';
import { setupServer, untouched } from './testing.ts';

test('everything can be downloaded after confirming the password (LEAVE-04)', async () => {
  const opened: string[] = [];
  network(
    setupServer(untouched(), ({ Operation, Proof }) => {
      expect(Operation).toBe('download');
      if (Proof === 'right') return Response.json({ state: untouched(), url: '/v1/everything/abc' });
      const errors = [{ field: 'Proof', message: 'The password is wrong.' }];
      return Response.json(
        { title: 'Refused', status: 422, detail: 'The password is wrong.', errors },
        { status: 422 },
      );
    }),
  );
  renderScreen(<DataExport open={(url) => opened.push(url)} />, '/people?part=start');
  await press('Download Everything');
  await userEvent.type(await screen.findByLabelText('Your Password'), 'wrong');
  await press('Download');
  expect(await screen.findByText('The password is wrong.')).toBeVisible();
  expect(opened).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Your Password'));
  await userEvent.type(screen.getByLabelText('Your Password'), 'right');
  await press('Download');
  expect(await screen.findByText('The download has started.')).toBeVisible();
  expect(opened).toEqual(['/v1/everything/abc']);
  expect(screen.getByRole('button', { name: 'Download Everything' })).toBeVisible();
});
