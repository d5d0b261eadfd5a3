import type { Activity } from '@galley/shared/contract/activities';
import { closeActivity, queryClient, useMutation, type CloseMode } from '@galley/shared/http';
import { notify } from '@galley/shared/ui';

/** Closes an activity (call 6) and loads the list and the counts anew (ACT-09 to ACT-11, ACT-13). */
export function useCloseActivity({ ID }: Activity) {
  const { mutate, isPending } = useMutation({
    mutationFn: (mode: CloseMode) => closeActivity(ID, mode),
    onSuccess({ success }) {
      if (success) notify.success('Activity Updated!');
      else notify.failure('Failed to close activity');
    },
    onError: () => notify.failure('Failed to close activity'),
    onSettled: () =>
      Promise.all(['activities', 'counts'].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
  return { close: mutate, isClosing: isPending };
}
