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
  // The packages that a separate repository would install; the example has none installed here.
  modulePaths: ['<rootDir>/tools/create-galley-remote/node_modules'],
  moduleNameMapper: {
    '^@emotion/react$': '<rootDir>/shared/src/ui/picker/menu/withoutEmotion.ts',
  },
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // The values that the build inserts into the host's code.
  globals: {
    GALLEY_HOST_RELEASE: '1.0.0',
    GALLEY_HOST_PATH: '/host/1.0.0/',
    GALLEY_SHARED_VERSIONS: sharedVersions(folderOf('host')),
  },
});
/** Rules and schemas, which need no page: their tests run without jsdom and the testing library, which take longer than the tests. */
const PURE = ['<rootDir>/shared/src/domain', '<rootDir>/server/src'];

/** Unit and component tests of everything that runs in the browser. The server and the release tools use node:test. */
export default {
  // The default leaves one processor idle, which is half of two.
  maxWorkers: '100%',
  // A project can't set the timeout.
  testTimeout: browser.testTimeout,
  reporters: ['default', '<rootDir>/tools/jest/fileLimit.mjs'],
  projects: [
    { ...browser, testPathIgnorePatterns: ['/node_modules/', ...PURE] },
    { ...browser, roots: PURE, testEnvironment: 'node', setupFilesAfterEnv: [] },
  ],
};
