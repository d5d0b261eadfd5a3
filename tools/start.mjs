// @ts-check
import path from 'node:path';
import { besideServer, setDemoLinks } from './lib/demoLinks.mjs';
import { checkNode, install, isInstalled } from './lib/install.mjs';
import { pickPort } from './lib/pickPort.mjs';
import { command, root, step } from './lib/steps.mjs';

checkNode();
if (process.argv.length > 2) {
  console.error('npm start has no options. Settings are environment variables: see docs/configuration.md.');
  process.exit(1);
}
await command(async () => {
  if (!isInstalled())
    await step(
      'Install packages',
      install,
      'check that the npm registry can be reached, then run npm start again.',
    );
  const { buildChanged } = await import('./build.mjs');
  await buildChanged({ types: false });
  await pickPort(process.env);
  // The sample provider, which serves the demo's proofs beside the server.
  const provider = besideServer(process.env);
  process.env.PROOF_ORIGINS ??= provider;
  setDemoLinks(process.env, provider);
  const { started } = await import('../server/dist/main.js');
  if (!started.isDemo) return;
  const { runSampleProvider } = await import('./lib/sampleProvider.mjs');
  const folder = path.resolve(root, process.env.DATA_DIR || 'data', 'provider');
  await runSampleProvider(started.url, folder, provider);
});
