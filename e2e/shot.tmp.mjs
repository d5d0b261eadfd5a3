import { chromium } from '@playwright/test';
const base = process.env.BASE ?? 'http://localhost:4000';
const [, , email = 'rep@galley.example', ...targets] = process.argv;
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const token =
  email === '-'
    ? null
    : await (
        await fetch(base + '/account/login/', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: 'press-room-1' }),
        })
      ).json();
for (const t of targets) {
  const [name, path, width = '1280', scheme = 'light', full = '0'] = t.split('|');
  const ctx = await browser.newContext({
    viewport: { width: Number(width), height: 900 },
    colorScheme: scheme,
  });
  const page = await ctx.newPage();
  page.on('console', (m) => {
    if (['error', 'warning'].includes(m.type())) console.log(name, m.type(), m.text().slice(0, 300));
  });
  page.on('pageerror', (e) => console.log(name, 'pageerror', String(e).slice(0, 300)));
  if (token) await page.addInitScript((t) => localStorage.setItem('token', t), token);
  await page.goto(base + path);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: full === '1' });
  await ctx.close();
}
await browser.close();
