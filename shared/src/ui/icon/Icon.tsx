/** Outlines on a 16 × 16 grid, in the color of the surrounding text. */
const PATHS = {
  alert: 'M8 5v4M8 11.5v.01M8 1.8 1.5 13.5h13z',
  bell: 'M3.5 11.5h9l-1-1.6V7a3.5 3.5 0 0 0-7 0v2.9zM6.7 13.6a1.4 1.4 0 0 0 2.6 0',
  box: 'M8 1.8l5.5 2.7v7L8 14.2l-5.5-2.7v-7zM2.5 4.5 8 7.3l5.5-2.8M8 7.3v6.9',
  building: 'M3 14V2.5h7V14M10 6h3v8M1.5 14h13M5.2 5h.1M7.6 5h.1M5.2 8h.1M7.6 8h.1M5.2 11h.1M7.6 11h.1',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3',
  card: 'M2 2.5h12V7H2zM2 9h12v4.5H2z',
  check: 'm3 8.5 3.2 3.2L13 4.8',
  chevronDown: 'm4 6 4 4 4-4',
  chevronLeft: 'm10 4-4 4 4 4',
  chevronRight: 'm6 4 4 4-4 4',
  clock: 'M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8zM8 4.5V8l2.4 1.6',
  close: 'm4 4 8 8M12 4l-8 8',
  columns: 'M2 2.5h12v11H2zM6.2 2.5v11M9.9 2.5v11',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  down: 'M8 3v9.5M4.2 8.8 8 12.6l3.8-3.8',
  edit: 'm3 13 .6-2.8L10.8 3l2.2 2.2-7.2 7.2zM9.4 4.4l2.2 2.2',
  external: 'M6.5 3.5h-4v10h10v-4M9 2.5h4.5V7M13.5 2.5 7.5 8.5',
  filter: 'M2 3h12L9.4 8.6v4.6l-2.8-1.6v-3z',
  grid: 'M2.5 2.5h11v11h-11zM2.5 6.2h11M2.5 9.9h11M6.5 2.5v11',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  minus: 'M3 8h10',
  more: 'M3 8h.6M7.7 8h.6M12.4 8h.6',
  people:
    'M6 7.5a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8zM1.8 13.5a4.2 4.2 0 0 1 8.4 0M10.8 3.2a2.2 2.2 0 0 1 0 4.1M11.8 9.6a4 4 0 0 1 2.4 3.9',
  phone:
    'M5.2 2.3 6.8 5 5.4 6.5c.7 1.7 2.2 3.2 4 4L11 9l2.7 1.6v2.1c0 .6-.5 1-1 .9C6.9 13 3 9.1 2.4 3.3c0-.6.4-1 1-1z',
  plus: 'M8 3v10M3 8h10',
  repeat: 'M3 7.5A4.5 4.5 0 0 1 7.5 3H12M10 1l2.2 2L10 5M13 8.5A4.5 4.5 0 0 1 8.5 13H4M6 15l-2.2-2L6 11',
  reset: 'M3 8a5 5 0 1 0 1.6-3.7M3 2.5v3h3',
  search: 'M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10.4 10.4l3.4 3.4',
  slash: 'M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8zM3.7 3.7l8.6 8.6',
  sliders:
    'M2.5 4.5h5M11.5 4.5h2M9.5 2.7a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM2.5 11.5h2M8.5 11.5h5M6.5 9.7a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
  sun: 'M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM8 1.2v1.6M8 13.2v1.6M1.2 8h1.6M13.2 8h1.6M3.2 3.2l1.1 1.1M11.7 11.7l1.1 1.1M12.8 3.2l-1.1 1.1M4.3 11.7l-1.1 1.1',
  up: 'M8 13V3.5M4.2 7.2 8 3.4l3.8 3.8',
  user: 'M8 8a2.8 2.8 0 1 0 0-5.6A2.8 2.8 0 0 0 8 8zM2.8 14a5.2 5.2 0 0 1 10.4 0',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon: the text beside it says what it means. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);
