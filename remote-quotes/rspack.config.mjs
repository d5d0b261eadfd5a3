import { defineRemote } from '@galley/remote';
import { quoteList } from '@galley/server/quotes/rules/quoteFilter';
import { shapeOf } from '@galley/shared/domain/listShape';

const ACTION = './NewQuote';

export default defineRemote({
  name: 'quotes',
  dir: import.meta.dirname,
  screen: { title: 'Quotes', icon: 'check', place: 5, hasRecords: true, list: shapeOf(quoteList) },
  dialogs: {
    edit: {
      module: './QuoteForm',
      title: 'quote',
      add: { label: 'Add Quote', given: { draft: { ID: 0 } } },
    },
    search: { module: './QuoteSearch', title: 'search', isOfScreen: true },
    send: { module: './SendQuote', title: 'send' },
  },
  palette: [
    { label: 'All Quotes', keywords: ['offer', 'price', 'proposal'] },
    { label: 'Quotes Awaiting a Response', keywords: ['sent', 'open'], query: 'state=sent' },
    { label: 'Expired Quotes', keywords: ['late'], query: 'state=expired' },
  ],
  actions: [
    { on: 'company', label: 'Add Quote', module: ACTION },
    { on: 'contact', label: 'Add Quote', module: ACTION },
    { on: 'activity', label: 'Add Quote', module: ACTION },
    { on: 'order-line', label: 'Quote this again', module: ACTION },
  ],
  // Order lines that name a quote in a reference.
  chips: [{ list: 'orders', label: 'From Quotes', query: 'references=Q-1' }],
  topics: [
    { key: 'answers', label: 'Responses to quotes', icon: 'user', address: '/quotes' },
    { key: 'reminders', label: 'Quote reminders', icon: 'clock', address: '/quotes?state=sent' },
  ],
});
