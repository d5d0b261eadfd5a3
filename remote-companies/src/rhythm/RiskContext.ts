import type { CompanyRisk } from '@galley/server/companies/contract';
import { createContext } from 'react';

/** The companies on the page that are at risk, by id; loaded after their cards, which don't render again. */
export const RiskContext = createContext<ReadonlyMap<number, CompanyRisk>>(new Map());
