import { defineConfig, devices } from '@playwright/test';

/**
 * Photos that load lazily are fetched when they come into view, and not some screens before: most are never looked at.
 * Chromium has a distance for each kind of network. This takes the place of what Playwright sets: that there is a mouse.
 */
const blinkSettings = [
  ...['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4'],
  ...['Unknown', 'Slow2G', '2G', '3G', '4G'].map((network) => `lazyLoadingImageMarginPx${network}=0`),
].join(',');

/** Journeys in a real browser. `npm run test:e2e` starts a site for them and sets the E2E_ variables. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 5,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    screenshot: 'only-on-failure',
    // One that answers for the network would hide from journeys what is asked of it.
    serviceWorkers: 'block',
    // Chromium's own sandbox does not work for root, nor in most containers; only our own pages are opened.
    // V8's two optimizers cost more than they save in pages that live for seconds.
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      chromiumSandbox: false,
      args: ['--js-flags=--no-opt,--no-maglev', `--blink-settings=${blinkSettings}`],
    },
  },
  // Where nothing differs a journey runs on one of them, as its file (name.phone.spec.ts) or its title ('… @phone') says.
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      grepInvert: /@desktop/,
      // A dot of the screen per CSS pixel: seven times fewer are drawn, and photos are made smaller.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 375, height: 812 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 1,
      },
    },
    {
      name: 'desktop',
      // Fewer of these wait for something.
      workers: 4,
      testIgnore: '**/*.phone.spec.ts',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
