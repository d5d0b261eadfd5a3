// Creates each template of the tests' databases once, before test files that run in parallel create their own.
import { prepareTemplates } from './testing.ts';

await prepareTemplates();
