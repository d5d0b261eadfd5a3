export { recordFiles } from './recordFiles.ts';
