import { useSearchParams } from '@galley/shared/ui';

const WORK = 'work';

const addressOf = (params: URLSearchParams) => {
  const search = params.toString();
  return search === '' ? '/activities' : `/activities?${search}`;
};

/** Whether the address is a list's or its queue's, and the addresses of both (QUEUE-01). */
export function useWork() {
  const [search] = useSearchParams();
  const isWorking = search.get(WORK) === '1';
  const list = new URLSearchParams(search);
  list.delete(WORK);
  const queue = new URLSearchParams(list);
  queue.delete('page');
  queue.set(WORK, '1');
  return { isWorking, listAddress: addressOf(list), queueAddress: addressOf(queue) };
}
