import type { Spend } from '@galley/server/companies/contract';
import { createContext } from 'react';

/** What the companies on the page spend, by id; loaded after their cards, which don't render again. */
export const SpendContext = createContext<ReadonlyMap<number, Spend>>(new Map());
