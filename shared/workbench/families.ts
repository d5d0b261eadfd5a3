import type { Stories } from './story.ts';

const found = import.meta.webpackContext('./stories', { regExp: /\.stories\.tsx$/ });

/** The stories by family: 'card'. */
export const families: ReadonlyMap<string, Stories> = new Map(
  found.keys().map((file) => {
    const { stories } = found(file) as { stories: Stories };
    return [file.slice('./'.length, -'.stories.tsx'.length), stories];
  }),
);
