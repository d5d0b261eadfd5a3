import type { ReactNode } from 'react';

interface Props {
  className?: string;
  children?: ReactNode;
}

/** The frame of a field's calendar. The library's own frame claims to be modal, but it isn't. */
export const calendarFrame = (label: string) =>
  function CalendarFrame({ className, children }: Props) {
    return (
      <div className={className} role="dialog" aria-label={`Calendar: ${label}`}>
        {children}
      </div>
    );
  };
