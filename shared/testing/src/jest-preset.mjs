import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** Packages without a CommonJS build, named as in pnpm's store (`@scope+name`). */
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
 * Jest settings of every package that runs in a browser. A package's whole `jest.config.mjs` is `export { default }
 * from './jest-preset.mjs';`. The preset provides jsdom with Node's fetch and streams and the matchers of jest-dom, and
 * fails a test on `console.error`.
 */
export default {
  // Each project needs it: `--cacheDirectory` of a run over several projects does not reach them.
  cacheDirectory: join(here, '../../../node_modules/.cache/jest'),
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
    // Its only entry point is for ES modules.
    '^@formisch/react$': fileURLToPath(import.meta.resolve('@formisch/react')),
    // Jest does not read the package's `browser` field, which names the build that customers run.
    '^styled-components$': join(
      dirname(require.resolve('styled-components/package.json')),
      'dist/styled-components.browser.cjs.js',
    ),
  },
  clearMocks: true,
  restoreMocks: true,
};
