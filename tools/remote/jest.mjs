import { createRequire } from 'node:module';
import path from 'node:path';

const here = createRequire(import.meta.url);
const own = (/** @type {string} */ file) => path.join(import.meta.dirname, 'jest', file);

/**
 * The Jest configuration for component tests of a remote: `export default jestConfig()` in its jest.config.mjs.
 * @param {import('jest').Config} [more] overrides
 * @returns {import('jest').Config}
 */
export const jestConfig = (more = {}) => ({
  testEnvironment: own('env.cjs'),
  testEnvironmentOptions: { customExportConditions: ['galley-source', 'browser'] },
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      here.resolve('@swc/jest'),
      {
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: true } },
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(\\.pnpm/)?(typebox|@galley))'],
  setupFilesAfterEnv: [own('setup.mjs')],
  restoreMocks: true,
  // Filling in a form step by step takes time on a busy machine.
  testTimeout: 30_000,
  ...more,
  moduleNameMapper: { '\\.(css|scss)$': own('style.cjs'), ...more.moduleNameMapper },
});
