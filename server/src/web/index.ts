export { web } from './web.ts';
