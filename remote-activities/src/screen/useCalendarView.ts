import { useGalley } from '@galley/shared/store';
import { useSearchParams } from '@galley/shared/ui';

/** The address parameter for the calendar's span, or for the list; absent: the user's preference. */
export const SHOW = 'show';
export const LIST = 'list';
/** The address parameter for the day to show. */
export const DAY = 'day';

/** The span of the calendar; undefined: a list is shown (CALS-01). */
export function useCalendarView(): { span: string | undefined; toggle: () => void } {
  const [search, setSearch] = useSearchParams();
  const { calendar = '' } = useGalley((state) => state.preferences);
  const prefer = useGalley((state) => state.prefer);
  const show = search.get(SHOW) ?? calendar;
  const span = show === LIST || show === '' ? undefined : show;
  const toggle = () => {
    prefer({ calendar: span === undefined ? 'week' : '' });
    setSearch((before) => {
      before.delete(SHOW);
      before.delete(DAY);
      return before;
    });
  };
  return { span, toggle };
}
