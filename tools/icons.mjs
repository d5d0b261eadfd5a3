// @ts-check
// Renders the icons of the installed app from the logo: node tools/icons.mjs, after a change to server/assets/mark.svg.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './lib/steps.mjs';

const assets = path.join(root, 'server/assets');
const rounded = readFileSync(path.join(assets, 'mark.svg'), 'utf8');
/** Fills the square, for systems that crop icons. The logo stays within the middle 80%, which no crop cuts. */
const square = rounded.replace(' rx="3"', '');

const ICONS = [
  { name: 'icon-192.png', size: 192, svg: rounded },
  { name: 'icon-512.png', size: 512, svg: rounded },
  { name: 'maskable-512.png', size: 512, svg: square },
  { name: 'apple-touch-icon.png', size: 180, svg: square },
];

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const { name, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  await page.screenshot({ path: path.join(assets, 'icons', name), omitBackground: true });
  await page.close();
}
await browser.close();
