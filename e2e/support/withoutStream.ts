import type { Page } from '@playwright/test';

/** Gives a page streams that end at once, so that it gets no live events, as behind a proxy that blocks streams. */
export const withoutStream = (page: Page): Promise<unknown> =>
  page.route(/\/v1\/live(\?|$)/, (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
