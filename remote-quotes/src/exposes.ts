export { NewQuote } from './forms/NewQuote.tsx';
export { QuoteForm } from './forms/QuoteForm.tsx';
export { QuoteSearch } from './screen/QuoteSearch.tsx';
export { Screen } from './screen/Screen.tsx';
export { SendQuote } from './page/SendQuote.tsx';
