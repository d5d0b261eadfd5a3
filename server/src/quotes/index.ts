export { exportedQuotes } from './exportQuotes.ts';
export { loadQuotes } from './demo.ts';
