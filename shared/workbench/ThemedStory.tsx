import { useEffect, type ReactNode } from 'react';
import { useFixtureSelect } from 'react-cosmos/client';

const KEY = 'galley.workbench.colours';
const COLOURS = ['as the system', 'light', 'dark'] as const;
type Colours = (typeof COLOURS)[number];
const kept = () => COLOURS.find((one) => one === localStorage.getItem(KEY)) ?? 'as the system';

/** A story in the workbench, in the theme chosen there; the choice is kept for the next story. */
export function ThemedStory({ children }: { children: ReactNode }) {
  const [colours] = useFixtureSelect<Colours>('colours', { defaultValue: kept(), options: [...COLOURS] });
  useEffect(() => {
    localStorage.setItem(KEY, colours);
    const isDark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;
    const asTheSystem = isDark ? 'dark' : 'light';
    document.documentElement.dataset['bsTheme'] = colours === 'as the system' ? asTheSystem : colours;
  }, [colours]);
  return children;
}
