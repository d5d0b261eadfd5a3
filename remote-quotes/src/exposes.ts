export { NewQuote } from './form/NewQuote.tsx';
export { QuoteForm } from './form/QuoteForm.tsx';
export { QuoteSearch } from './screen/QuoteSearch.tsx';
export { Screen } from './screen/Screen.tsx';
export { SendQuote } from './page/SendQuote.tsx';
