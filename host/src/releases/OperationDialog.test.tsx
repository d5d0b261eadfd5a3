import { renderScreen } from '@galley/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { OperationDialog } from './OperationDialog.tsx';

test('the dialog says what disabling a remote does before it asks for the reason', () => {
  renderScreen(
    <OperationDialog
      intended={{ Operation: 'disable', Remote: 'orders' }}
      revision={12}
      choices={[]}
      onClose={() => undefined}
    />,
    '/releases',
  );
  expect(screen.getByRole('dialog', { name: 'Disable orders' })).toHaveTextContent(
    'Nobody can use this screen until it’s enabled again. People see your reason instead.',
  );
});
