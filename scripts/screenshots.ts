/**
 * `npm run screenshots`: takes the README's screenshots from a running site with the demo world (E2E_BASE_URL, else
 * http://localhost:3000), at phone and desktop width.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ensureChromium } from '@/scripts/testing/chromium';

const origin = process.env.E2E_BASE_URL ?? 'http://localhost:3000';
const folder = path.resolve('docs/screenshots');
const listing = '/aanbod/de-witte-golf-oostende';
const shots = [
  { name: 'home', path: '/' },
  { name: 'overview', path: '/aanbod' },
  { name: 'detail', path: listing },
  { name: 'request', path: `${listing}/reserverings-aanvragen/create` },
  { name: 'dashboard', path: '/dashboard/reserverings-aanvragen', signedIn: true },
];
const consent = JSON.stringify({ value: { essential: true }, expires_at: Date.now() + 9e9 });

async function signIn(page: Page): Promise<void> {
  await page.goto(`${origin}/inloggen`);
  const form = page.getByRole('form', { name: 'Inloggen' });
  await form.getByLabel('E-mailadres').fill('verhuurder@kustverblijf.test');
  await form.getByLabel('Wachtwoord', { exact: true }).fill('kust-demo-2026');
  await form.getByRole('button', { name: 'Inloggen' }).click();
  await page.waitForURL('**/dashboard/**');
}

fs.mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), chromiumSandbox: false });
for (const width of [375, 1280]) {
  const context = await browser.newContext({
    viewport: { width, height: width === 375 ? 812 : 900 },
    locale: 'nl-BE',
  });
  await context.addInitScript((value) => localStorage.setItem('cookie_preferences', value), consent);
  const page = await context.newPage();
  for (const shot of shots) {
    if (shot.signedIn) await signIn(page);
    await page.goto(origin + shot.path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(800);
    const png = await page.screenshot();
    await sharp(png)
      .webp({ quality: 82 })
      .toFile(path.join(folder, `${shot.name}-${width}.webp`));
    process.stdout.write(`${shot.name} at ${width} px\n`);
  }
  await context.close();
}
await browser.close();
