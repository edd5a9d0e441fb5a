import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const file = (name) => join(import.meta.dirname, name);

/**
 * Patches that our builds apply to libraries, to keep pages light. `LibraryPatchesPlugin` fails a build in which a patch no longer
 * applies, or whose library is another version than the one it was measured with: then run `measure.mjs`, and remove
 * the patch if it saves nothing.
 *
 * - `match`: the modules of the library; `replacement` takes their place, or `loader` rewrites them.
 * - `sides`: the builds in which the patch must apply. In others it may.
 * - `savedBytes`: brotli over all scripts of the shell, for a patch of areas of one area's entry (decision 019).
 */
export const patches = [
  {
    name: 'federation: snapshots, preloading, version ranges, remotes of the build, Node, error texts and prefixes of its log, none of which we use',
    library: '@module-federation/runtime-core',
    version: '2.9.2',
    savedBytes: 5_200,
    match:
      /@module-federation.+(plugins\/snapshot\/SnapshotHandler|utils\/preload|utils\/semver\/index|sdk\/dist\/(node|logger)|webpack-bundler-runtime\/dist\/remotes)\.js$|error-codes\/dist\/(desc|getShortErrorMsg)\.m?js$/,
    replacement: file('federation-unused.mjs'),
    sides: ['shell'],
    only: 'shell',
  },
  {
    name: "federation: an area's own runtime, which the shell provides (decision 019)",
    library: '@module-federation/webpack-bundler-runtime',
    version: '2.9.2',
    savedBytes: 4_500,
    match: /webpack-bundler-runtime/,
    replacement: file('federation-from-shell.mjs'),
    sides: ['area'],
    only: 'area',
  },
  {
    name: 'React Query: infinite queries, which its core imports for every query',
    library: '@tanstack/query-core',
    version: '5.108.0',
    savedBytes: 490,
    match: /\/infiniteQueryBehavior\.js$/,
    replacement: file('infinite-queries.mjs'),
    sides: ['shell'],
  },
  {
    name: 'styled-components: vendor prefixes, which are switched off but imported',
    library: 'stylis',
    version: '4.3.6',
    savedBytes: 1_190,
    match: /stylis[\\/]src[\\/]Prefixer\.js$/,
    replacement: file('vendor-prefixes.mjs'),
    sides: ['shell'],
  },
  {
    name: "lucide: the icon factory, replaced by the design system's (decision 001)",
    library: 'lucide-react',
    version: '1.75.0',
    savedBytes: 1_060,
    match: /\/createLucideIcon\.mjs$/,
    replacement: file('shell-icon-factory.mjs'),
    sides: ['shell'],
    only: 'shell',
  },
  {
    name: "lucide: the icon factory, taken from the shell's design system",
    library: 'lucide-react',
    version: '1.75.0',
    match: /\/createLucideIcon\.mjs$/,
    replacement: file('area-icon-factory.mjs'),
    sides: [],
    only: 'area',
  },
  {
    name: 'lucide: names, aliases, sizes and keys of drawings',
    library: 'lucide-react',
    version: '1.75.0',
    savedBytes: 1_720,
    match: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
    loader: require.resolve('./icon-shapes-loader.cjs'),
    sides: ['shell'],
  },
  {
    name: 'React Router and contracts: calls without side effects, marked so that unused ones go (decision 021)',
    library: 'react-router',
    version: '7.18.5',
    savedBytes: 4_750,
    match:
      /[\\/]shared[\\/]contracts[\\/]src[\\/].+\.ts$|[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-.+\.mjs$/,
    loader: require.resolve('./pure-calls-loader.cjs'),
    enforce: 'post',
    sides: ['shell'],
  },
];

/** The patches of one side's build; `WITHOUT_PATCH` leaves one out by its index, for `measure.mjs`. */
export function patchesOf(side) {
  const isMeasured = (patch) => patches.indexOf(patch) === Number(process.env.WITHOUT_PATCH ?? -1);
  return patches.filter((patch) => (patch.only ?? side) === side && !isMeasured(patch));
}

/** The webpack rules of the patches that rewrite modules. */
export function patchRules(side) {
  return patchesOf(side)
    .filter(({ loader }) => loader)
    .map(({ match, loader, enforce }) => ({ test: match, use: loader, ...(enforce && { enforce }) }));
}
