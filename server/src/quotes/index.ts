export { loadQuotes } from './demo.ts';
