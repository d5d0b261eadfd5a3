// @ts-check
// Compiles everything, every remote with it: npm run types
import { compile } from './lib/compile.mjs';
import { command } from './lib/steps.mjs';

await command(compile);
