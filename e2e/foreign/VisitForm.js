import { createElement } from 'react';

/** A dialog on a company, as offered by a release. */
export const VisitForm = ({ dialog: { record }, onClose }) =>
  createElement(
    'dialog',
    { open: true, 'aria-label': `Visit of ${record.name}` },
    createElement('button', { type: 'button', onClick: onClose }, `Close ${record.kind} ${record.id}`),
  );
