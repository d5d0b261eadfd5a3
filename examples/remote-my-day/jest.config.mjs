import { jestConfig } from '@galley/remote/jest';

export default jestConfig();
