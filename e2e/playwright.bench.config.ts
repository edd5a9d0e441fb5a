import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

// A broken release has to stay live for as long as it is measured.
process.env.FAILURE_LIMIT_PERCENT = '99';

/** Measurements in a real browser: `npx playwright test -c e2e/playwright.bench.config.ts`, one after the other. */
export default defineConfig({
  ...tests,
  testDir: './bench',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 600_000,
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 860 } } }],
});
