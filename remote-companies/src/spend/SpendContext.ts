import type { Spend } from '@galley/shared/contract/companies';
import { createContext } from 'react';

/** What the companies on the page spend, by id; it arrives after their cards, which are not drawn anew for it. */
export const SpendContext = createContext<ReadonlyMap<number, Spend>>(new Map());
