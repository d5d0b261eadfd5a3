import { folderOf, remoteNames } from './tools/federation/apps.mjs';
import { sharedVersions } from './tools/remote/build/shared.mjs';
import { jestConfig } from './tools/remote/jest.mjs';

const browser = jestConfig({
  roots: [
    '<rootDir>/shared/src',
    '<rootDir>/shared/workbench',
    '<rootDir>/host/src',
    ...remoteNames().map((name) => `<rootDir>/remote-${name}/src`),
    '<rootDir>/tools/create-galley-remote/template/src',
    '<rootDir>/examples/remote-my-day/src',
  ],
  // What a repository of its own installs: the example has nothing installed here.
  modulePaths: ['<rootDir>/tools/create-galley-remote/node_modules'],
  moduleNameMapper: {
    '^@emotion/react$': '<rootDir>/shared/src/ui/picker/menu/withoutEmotion.ts',
  },
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // What the build writes into the host's code.
  globals: {
    GALLEY_HOST_RELEASE: '1.0.0',
    GALLEY_HOST_PATH: '/host/1.0.0/',
    GALLEY_SHARED_VERSIONS: sharedVersions(folderOf('host')),
  },
});
/** Rules and schemas, which know no page: their tests need neither jsdom nor the testing library, which cost more than they do. */
const PURE = ['<rootDir>/shared/src/domain', '<rootDir>/server/src'];

/** Unit and component tests of everything that runs in the browser. The server and the release tools use node:test. */
export default {
  // By itself it leaves one processor alone, which is half of two.
  maxWorkers: '100%',
  // A project can't set it.
  testTimeout: browser.testTimeout,
  reporters: ['default', '<rootDir>/tools/jest/fileLimit.mjs'],
  projects: [
    { ...browser, testPathIgnorePatterns: ['/node_modules/', ...PURE] },
    { ...browser, roots: PURE, testEnvironment: 'node', setupFilesAfterEnv: [] },
  ],
};
