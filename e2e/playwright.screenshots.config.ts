import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Takes the pictures of the README: `npm run screenshots`, all or those whose names match. */
export default defineConfig({
  ...tests,
  testDir: './screenshots',
  testMatch: '*.shots.ts',
  workers: 1,
  projects: [{ name: 'screenshots', use: { deviceScaleFactor: 1 } }],
});
