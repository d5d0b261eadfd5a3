// @ts-check
import { compile } from './lib/compile.mjs';
import { checkNode, install, isInstalled } from './lib/install.mjs';
import { failures, prepareResults, resultFiles, slowest, totals } from './lib/results.mjs';
import { inScratch } from './lib/scratch.mjs';
import { allSteps } from './lib/allSteps.mjs';
import { bin, command, run, step, StepFailed, stepTimes } from './lib/steps.mjs';
import { FOR_TESTS, providePackages } from './lib/system.mjs';
import { testServer } from './testServer.mjs';

/** Read at each step, because the temporary folder changes. */
const testEnv = () => ({ ...process.env, NODE_ENV: 'test', FORCE_COLOR: '0', NO_COLOR: '1' });

checkNode();
await command(() =>
  inScratch(async () => {
    if (!isInstalled()) {
      await step(
        'Install packages',
        install,
        'check that the npm registry can be reached, then run npm test again.',
      );
    }
    prepareResults();
    const failed = await allSteps([
      // Compile first: lint reads the compiled types of packages.
      compile,
      () =>
        step('Lint', () => bin('oxlint', ['--type-aware', '--max-warnings', '0']), 'fix the errors above.'),
      () => step('Format', () => bin('oxfmt', ['--check']), 'run npm run format.'),
      async () => (await import('./build.mjs')).buildChanged({ types: false }),
      () =>
        step('Unit and component tests', () =>
          bin('jest', ['--ci', '--json', `--outputFile=${resultFiles.jest}`], { env: testEnv() }),
        ),
      () => providePackages(FOR_TESTS),
      () => step('Server and release tests, on both databases', () => testServer()),
      () =>
        step(
          'Size budgets',
          () => run(process.execPath, ['tools/federation/sizes.mjs']),
          'share the code that made it grow, or remove it.',
        ),
      () =>
        step('Journeys in Chromium', () =>
          bin('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
            env: { ...testEnv(), PLAYWRIGHT_JSON_OUTPUT_NAME: resultFiles.playwright },
          }),
        ),
    ]);
    for (const line of slowest()) console.log(line);
    for (const { title, ms } of stepTimes) console.log(`${(ms / 1000).toFixed(0).padStart(5)} s  ${title}`);
    console.log(totals());
    for (const line of failures()) console.log(`✗ ${line}`);
    if (failed.length > 0)
      throw new StepFailed(
        `${failed.length} of the steps failed:\n  ${failed.map((one) => one.split('\n')[0]).join('\n  ')}`,
      );
  }),
);
