import type { Exposing } from '@galley/shared/store';
import type * as exposes from './exposes.ts';

/** What this remote exposes is what the host takes of it, or does not compile. */
export type Exposes = Exposing<'companies', typeof exposes>;
