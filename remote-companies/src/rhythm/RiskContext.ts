import type { CompanyRisk } from '@galley/server/companies/contract';
import { createContext } from 'react';

/** The companies on the page that are at risk, by id; they arrive after their cards, which do not render again for them. */
export const RiskContext = createContext<ReadonlyMap<number, CompanyRisk>>(new Map());
