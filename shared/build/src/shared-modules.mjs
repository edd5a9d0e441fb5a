import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const shared = join(import.meta.dirname, '..', '..');
const core = join(shared, 'ui', 'src', 'core');

/** Packages whose modules exist once on a page: they hold state, or must look the same everywhere. */
const onceOnThePage = ['platform', 'remote', 'ui'];
const onceFolders = [join(shared, 'platform'), join(shared, 'remote'), core];

/**
 * Requests of other packages that are shared as they are. A request not listed here fails an area's build.
 */
export const libraries = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  'jotai',
];

/** Resolves `@shop/platform/session` and the like to files, by the `exports` of those packages. */
export const sharedFiles = Object.fromEntries(onceOnThePage.flatMap(entriesOf));

/**
 * Files of the design system's core that its index exports; a bundled part that imports one gets it from the
 * index.
 */
const coreParts = [...readFileSync(sharedFiles['@shop/ui'], 'utf8').matchAll(/from '\.\/(.+)'/g)].map(
  ([, path]) => join(core, path),
);

/**
 * The modules that the shell provides. An absolute path makes webpack provide a module that the shell itself
 * never imports.
 */
export function providedModules(root) {
  const own = Object.entries(sharedFiles).map(([key, file]) => [
    key,
    { import: file, version: packageOf(key.split('/')[1]).version },
  ]);
  const others = libraries.map((key) => [key, { import: key, version: versionIn(root, key) }]);
  return singletons([...own, ...others]);
}

/**
 * The modules that an area takes from the shell and never bundles, by request and, for parts that import it,
 * by file.
 */
export function consumedModules() {
  const modules = [
    ...[...Object.keys(sharedFiles), ...libraries].map((key) => [key, key]),
    ['valibot', '@shop/platform/schema'],
    ...Object.entries(sharedFiles).map(([key, file]) => [file, key]),
    ...coreParts.map((file) => [file, '@shop/ui']),
  ];
  return singletons(modules.map(([request, shareKey]) => [request, { import: false, shareKey }]));
}

/** Files that must never end up in an area's bundle: a second copy would hold separate state. */
export function isSingleton(file) {
  if (onceFolders.some((folder) => file.startsWith(folder + sep))) return true;
  return /node_modules\/(react|react-dom|scheduler|styled-components|jotai|react-router|react-router-dom|single-spa|valibot|@tanstack\/(react-query|query-core))\//.test(
    file.replaceAll('\\', '/'),
  );
}

/** A package's exports without a second `/`: `./core/*` and `./parts/*` are files, which the shell or each area bundles. */
function entriesOf(folder) {
  return Object.entries(packageOf(folder).exports)
    .filter(([subpath]) => /^\.(\/[^/*]+)?$/.test(subpath))
    .map(([subpath, file]) => [`@shop/${folder}${subpath.slice(1)}`, join(shared, folder, file)]);
}

function versionIn(root, request) {
  return manifestIn(join(root, 'node_modules', request.split('/')[0])).version;
}

function packageOf(folder) {
  return manifestIn(join(shared, folder));
}

function manifestIn(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function singletons(entries) {
  return Object.fromEntries(
    entries.map(([key, options]) => [key, { ...options, singleton: true, requiredVersion: false }]),
  );
}
