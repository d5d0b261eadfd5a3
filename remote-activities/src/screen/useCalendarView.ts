import { useGalley } from '@galley/shared/store';
import { useSearchParams } from '@galley/shared/ui';

/** In the address: how much of a calendar is shown, or that a list is; absent: as the person chose in this browser. */
export const SHOW = 'show';
export const LIST = 'list';
/** In the address: around which day. */
export const DAY = 'day';

/** How much of a calendar the activities are; undefined: they are a list (CALS-01). */
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
