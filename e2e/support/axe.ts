import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './test.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that another color scheme of the same page can break. */
export const COLORS = ['cat.color'];

/** The rule and elements of each violation of WCAG 2.2 AA or best practices that axe finds. */
export async function axeFindings(page: Page, rules = STANDARD) {
  // An isolated world would not see the page's styles; evaluate bypasses the page's CSP, as DevTools does.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: Document, options: object): Promise<AxeResults> };
    };
    const results = await axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      // Describing everything that passes takes a quarter of the time.
      resultTypes: ['violations'],
    });
    return results.violations.map((violation) => ({
      rule: violation.id,
      help: violation.help,
      where: violation.nodes.map((node) => node.target.join(' ')),
    }));
  }, rules);
}

/** Fails with axe's findings. @param rules the tags of the rules to run */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // A loading list is dimmed, and fades in once loaded.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running')),
    )
    .toBe(false);
  expect(await axeFindings(page, rules), 'axe findings').toEqual([]);
}
