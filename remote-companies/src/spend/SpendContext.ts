import type { Spend } from '@galley/server/companies/contract';
import { createContext } from 'react';

/** What the companies on the page spend, by id; it arrives after their cards, which do not render again for it. */
export const SpendContext = createContext<ReadonlyMap<number, Spend>>(new Map());
