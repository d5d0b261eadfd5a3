import { dispatchChanges } from '@galley/shared/host';
import { employeeUid, outbox, queryClient } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { watchAttendance } from './attendance.ts';
import { keepLists } from './keepLists.ts';
import { openLiveStream } from './liveStream.ts';
import { createRefresher } from './refresher.ts';
import { shareStream } from './shareStream.ts';
import { announceRateLimit } from './announceRateLimit.ts';

const ON_ITS_WAY = new Set(['sending', 'answered']);

const isHeld = () => galley.getState().dialogs.length > 0 || document.querySelector('dialog[open]') !== null;
const isBusy = () => outbox.store.getState().changes.some(({ state }) => ON_ITS_WAY.has(state));

/**
 * Keeps visible data up to date with colleagues' changes, stores it for this browser's next page, and reports rate limits, until stopped.
 * @param onRevision called with each revision of the release registry
 */
export function startLive(onRevision: (revision: number) => void): () => void {
  const endWatching = watchAttendance();
  const endTelling = announceRateLimit();
  const endKeeping = keepLists(queryClient);
  const refresher = createRefresher({ client: queryClient, isHeld, isBusy });
  const end = shareStream({
    name: `galley-live-${employeeUid()}`,
    open: openLiveStream,
    onEvent(event) {
      switch (event.name) {
        case 'revision':
          return onRevision(event.data.revision);
        case 'gap':
          dispatchChanges(null);
          return refresher.note(null);
        case 'changes':
          dispatchChanges(event.data);
          return refresher.note(event.data);
      }
    },
  });
  return () => {
    end();
    endKeeping();
    refresher.end();
    endWatching();
    endTelling();
  };
}
