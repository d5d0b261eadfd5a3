// @ts-check
// Compiles everything, including every remote: npm run types
import { compile } from './lib/compile.mjs';
import { command } from './lib/steps.mjs';

await command(compile);
