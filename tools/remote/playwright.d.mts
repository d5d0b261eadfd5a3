import type { Page } from '@playwright/test';

/** Signs a person in and opens an address in a running Galley (the page's `baseURL`). */
export function openSignedIn(
  page: Page,
  address: string,
  person: { email: string; password: string },
): Promise<void>;
