import { useEffect, type ReactNode } from 'react';
import { useFixtureSelect } from 'react-cosmos/client';

const KEY = 'galley.workbench.colors';
const COLORS = ['as the system', 'light', 'dark'] as const;
type Colors = (typeof COLORS)[number];
const kept = () => COLORS.find((one) => one === localStorage.getItem(KEY)) ?? 'as the system';

/** A story in the workbench, in the theme chosen there; the choice is kept for the next story. */
export function ThemedStory({ children }: { children: ReactNode }) {
  const [colors] = useFixtureSelect<Colors>('colors', { defaultValue: kept(), options: [...COLORS] });
  useEffect(() => {
    localStorage.setItem(KEY, colors);
    const isDark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;
    const asTheSystem = isDark ? 'dark' : 'light';
    document.documentElement.dataset['bsTheme'] = colors === 'as the system' ? asTheSystem : colors;
  }, [colors]);
  return children;
}
