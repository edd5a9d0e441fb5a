import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const desktop = { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 };
const { userAgent: _, ...phone } = devices['Pixel 7'];

const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM_PATH || browsers.find((path) => existsSync(path));

/** The released build in a real browser, on desktop and phone width. Every worker has a shop of its own. */
export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  globalSetup: './fixtures/template.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The second one tells how long each test took.
  reporter: [
    [process.env.CI ? 'line' : 'list'],
    ['json', { outputFile: '../.cache/test-logs/browser-times.json' }],
  ],
  use: {
    actionTimeout: 15_000,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Recording every test for the few that fail is a sixth of the run; `--trace retain-on-failure` where it is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without an executable Playwright uses its own browser.
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...desktop } },
    // Tests that do not depend on the width run once, on the desktop: files in `once/`, and elsewhere tests
    // marked `@once`.
    { name: 'phone', use: { ...phone }, testIgnore: 'once/**', grepInvert: /@once/ },
  ],
});
