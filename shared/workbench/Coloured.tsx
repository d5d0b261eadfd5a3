import { useEffect, type ReactNode } from 'react';
import { useFixtureSelect } from 'react-cosmos/client';
import { followColorScheme } from '../../host/src/styles/colorScheme.ts';

const KEY = 'galley.workbench.colours';
const COLOURS = ['as the system', 'light', 'dark'] as const;
type Colours = (typeof COLOURS)[number];
const kept = () => COLOURS.find((one) => one === localStorage.getItem(KEY)) ?? 'as the system';

/** A story in the workbench, in light or dark as it is chosen there; kept for the next story. */
export function Coloured({ children }: { children: ReactNode }) {
  const [colours] = useFixtureSelect<Colours>('colours', { defaultValue: kept(), options: [...COLOURS] });
  useEffect(() => {
    localStorage.setItem(KEY, colours);
    if (colours === 'as the system') followColorScheme();
    else document.documentElement.dataset['bsTheme'] = colours;
  }, [colours]);
  return children;
}
