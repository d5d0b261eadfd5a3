// @ts-check
import { checkNode, install, installed } from './lib/install.mjs';
import { command, step } from './lib/steps.mjs';

checkNode();
await command(async () => {
  if (!installed())
    await step(
      'Install packages',
      install,
      'check that the npm registry can be reached, then run npm start again.',
    );
  const { buildChanged } = await import('./build.mjs');
  await buildChanged();
  await import('../server/dist/main.js');
});
