import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** Packages without a CommonJS build; names as pnpm spells them in its store (`@scope+name`). */
const esmOnly = [
  '@epic-web\\+invariant',
  '@formisch\\+react',
  '@msw\\+url',
  '@mswjs\\+interceptors',
  '@noble\\+hashes',
  '@open-draft\\+until',
  'cookie',
  'eventsource-parser',
  'is-network-error',
  'jotai',
  'ky',
  'msw',
  'p-retry',
  'rettime',
  'until-async',
  'valibot',
];

/**
 * Jest settings of every package that runs in a browser. A package's whole `jest.config.mjs`:
 * `export { default } from './jest-preset.mjs';`
 * It gives jsdom with Node's fetch and streams, the matchers of jest-dom, and fails a test on `console.error`.
 */
export default {
  testEnvironment: join(here, 'jest-environment.mjs'),
  testEnvironmentOptions: { url: 'http://127.0.0.1:3000/', customExportConditions: [''] },
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFiles: [join(here, 'jest-browser.ts')],
  setupFilesAfterEnv: [join(here, 'jest-setup.ts')],
  extensionsToTreatAsEsm: [],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      require.resolve('@swc/jest'),
      {
        swcrc: false,
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(?:${esmOnly.join('|')})@)`],
  moduleNameMapper: {
    '\\.css$': join(here, 'jest-style.ts'),
    '\\.(woff2|svg|png|jpe?g|webp|avif)$': join(here, 'jest-asset.ts'),
    // Its only entry is one for ES modules.
    '^@formisch/react$': fileURLToPath(import.meta.resolve('@formisch/react')),
    // The package's `browser` field, which jest does not read: one build, the one that customers run.
    '^styled-components$': join(
      dirname(require.resolve('styled-components/package.json')),
      'dist/styled-components.browser.cjs.js',
    ),
  },
  clearMocks: true,
  restoreMocks: true,
};
