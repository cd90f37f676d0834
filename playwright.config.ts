import { defineConfig, devices } from '@playwright/test';

/**
 * Loads lazy photos only when they come into view, not some screens earlier, because most are never looked at. Chromium
 * has a distance for each type of connection. This replaces Playwright's own setting, which makes Chromium report a
 * mouse.
 */
const blinkSettings = [
  ...['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4'],
  ...['Unknown', 'Slow2G', '2G', '3G', '4G'].map((network) => `lazyLoadingImageMarginPx${network}=0`),
].join(',');

/** End-to-end tests in a real browser. `npm run test:e2e` starts a site for them and sets the E2E_ variables. */
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
    // A service worker that answers requests would hide from the tests what the page asks the network for.
    serviceWorkers: 'block',
    // Chromium's own sandbox does not work as root, nor in most containers; only our own pages are opened. V8's two
    // optimising compilers cost more than they save in pages that live for seconds.
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      chromiumSandbox: false,
      args: ['--js-flags=--no-opt,--no-maglev', `--blink-settings=${blinkSettings}`],
    },
  },
  // Tests that do not depend on the device run on only one, chosen by file name (name.phone.spec.ts) or by a tag in the
  // title ('… @phone').
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      grepInvert: /@desktop/,
      // One device pixel per CSS pixel: seven times fewer pixels to draw, and smaller photos.
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
      // Fewer, because these rarely wait.
      workers: 4,
      testIgnore: '**/*.phone.spec.ts',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
