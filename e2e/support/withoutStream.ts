import type { Page } from '@playwright/test';

/** Gives a page streams that end at once: it is told of nothing that colleagues change, as where a proxy lets no stream through. */
export const withoutStream = (page: Page): Promise<unknown> =>
  page.route(/\/v1\/live(\?|$)/, (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
