import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { signIn } from '../tools/lib/server.mjs';
import { CHROMIUM } from './web/chromium.mjs';
const url = 'http://127.0.0.1:4330';
const browser = await chromium.launch(CHROMIUM);
const token = await signIn(url, 'rep@galley.example');
const jobs = process.argv.slice(2).map((x) => x.split('|')); // name|url|width|scheme|mode
for (const [name, path, w, scheme, mode, ready] of jobs) {
  const context = await browser.newContext({
    viewport: { width: Number(w), height: w === '360' ? 740 : w === '1920' ? 1080 : 800 },
    colorScheme: scheme,
    timezoneId: 'America/Denver',
  });
  const who = mode === 'ops' ? await signIn(url, 'ops@galley.example') : token;
  await context.addInitScript((t) => localStorage.setItem('token', t), who);
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
  await page.goto(url + path);
  await page.waitForLoadState('networkidle');
  await page
    .locator(ready || 'article, tbody tr, .queue-body')
    .first()
    .waitFor();
  if (mode === 'palette') {
    await page.keyboard.press('Control+k');
    await page.waitForTimeout(500);
  }
  if (mode === 'views') {
    await page
      .getByRole('button', { name: /^Views/ })
      .first()
      .click();
    await page.waitForTimeout(500);
  }
  if (mode === 'bulk') {
    await page.locator('tbody input[type=checkbox]').nth(1).check();
    await page.waitForTimeout(300);
  }
  if (mode === 'print') {
    await page.emulateMedia({ media: 'print' });
    await page.waitForTimeout(300);
    await page
      .pdf({ path: `/tmp/c/shots/${name}.pdf`, format: 'A4', landscape: true })
      .catch((e) => console.log(e.message));
    await page.screenshot({ path: `/tmp/c/shots/${name}.png`, fullPage: true });
  } else await page.screenshot({ path: `/tmp/c/shots/${name}.png` });
  await context.close();
}
await browser.close();
