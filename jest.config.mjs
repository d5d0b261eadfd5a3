import { folderOf } from './tools/federation/apps.mjs';
import { sharedVersions } from './tools/federation/shared.mjs';

/** Unit and component tests of everything that runs in the browser. The server and the release tools use node:test. */
export default {
  testEnvironment: '<rootDir>/tools/jest/env.cjs',
  testEnvironmentOptions: { customExportConditions: ['galley-source', 'browser'] },
  roots: [
    '<rootDir>/shared/src',
    '<rootDir>/host/src',
    '<rootDir>/remote-activities/src',
    '<rootDir>/remote-companies/src',
    '<rootDir>/remote-contacts/src',
    '<rootDir>/remote-orders/src',
  ],
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
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
  transformIgnorePatterns: ['/node_modules/(?!(\\.pnpm/)?(typebox))'],
  moduleNameMapper: {
    '\\.(css|scss)$': '<rootDir>/tools/jest/style.cjs',
    '^@emotion/react$': '<rootDir>/shared/src/ui/picker/menu/withoutEmotion.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // By itself it leaves one processor alone, which is half of two.
  maxWorkers: '100%',
  // What the build writes into the host's code.
  globals: {
    GALLEY_HOST_RELEASE: '1.0.0',
    GALLEY_HOST_PATH: '/host/1.0.0/',
    GALLEY_SHARED_VERSIONS: sharedVersions(folderOf('host')),
  },
  restoreMocks: true,
  reporters: ['default', '<rootDir>/tools/jest/fileLimit.mjs'],
  // A form that is filled in step by step takes its time on a busy machine.
  testTimeout: 30_000,
};
