import type { Page } from '@playwright/test';

/** Opens an address of a running Galley (the page's `baseURL`) as somebody who is signed in. */
export function openSignedIn(
  page: Page,
  address: string,
  person: { email: string; password: string },
): Promise<void>;
