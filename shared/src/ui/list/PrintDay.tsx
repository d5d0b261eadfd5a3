import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDay } from '../../domain/businessDay.ts';
import { businessToday } from '../../store/index.ts';

/** The business day of a printed list (LIST-13). Computed when printing, because a page's first formatter blocks a phone for a moment. */
export function PrintDay() {
  const [day, setDay] = useState('');
  useEffect(() => {
    const tell = () => flushSync(() => setDay(formatDay(businessToday())));
    globalThis.addEventListener('beforeprint', tell);
    return () => globalThis.removeEventListener('beforeprint', tell);
  }, []);
  return <p className="print-day">{day}</p>;
}
