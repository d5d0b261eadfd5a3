// A small separate bundle that runs before the app (LOAD-12).
import { requestEarly } from './earlyList.ts';

requestEarly();
