import type { ReactNode } from 'react';

interface Props {
  className?: string;
  children?: ReactNode;
}

/** What stands around the calendar of a field. The library's own says that it is modal, which it isn't. */
export const calendarFrame = (label: string) =>
  function CalendarFrame({ className, children }: Props) {
    return (
      <div className={className} role="dialog" aria-label={`Calendar for ${label}`}>
        {children}
      </div>
    );
  };
