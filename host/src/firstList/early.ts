// A small file of its own, which runs ahead of the app (LOAD-12).
import { requestEarly } from './earlyList.ts';

requestEarly();
