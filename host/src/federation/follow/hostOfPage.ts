// What a page does about its host: a chunk of its own, which the first screen does not wait for.
import { hasUnsaved, whenSaved } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';
import { person } from '../loading/loadScreen.ts';
import { RUNNING_HOST } from './chooseHost.ts';
import { createHostFollower } from './followHost.ts';
import { hostIo } from './hostIo.ts';

export { reportHost } from './reportHost.ts';

export const { follow, leave } = createHostFollower({
  running: RUNNING_HOST,
  person,
  ...hostIo,
  whenSaved,
  hasUnsaved,
  offer: (reload) =>
    notify.offer('Another release of Galley is ready. The page is loaded anew once your input is saved.', {
      label: 'Reload and lose it',
      run: reload,
    }),
});
