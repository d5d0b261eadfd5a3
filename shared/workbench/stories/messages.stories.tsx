import { Button, FoldedMessages } from '@galley/shared/ui';
import type { Stories } from '../story.ts';

const MESSAGE = {
  key: '1',
  title: 'Your proof is ready',
  who: 'Mara Quill',
  time: 'Nov 23, 9:00 AM',
  text: 'Matte, please.\nAnd two more of the small ones.',
};

export const stories: Stories = {
  FoldedMessages: { show: () => <FoldedMessages messages={[MESSAGE]} /> },
  'FoldedMessages, with more, marked, with something to do': {
    show: () => (
      <FoldedMessages
        messages={[
          {
            ...MESSAGE,
            mark: 'Private',
            readAll: () => Promise.resolve('All of it'),
            below: <Button>Remove</Button>,
          },
          {
            ...MESSAGE,
            key: '2',
            title: 'A subject that is so long that it does not fit into one line of a narrow column at all',
          },
        ]}
      />
    ),
  },
};
