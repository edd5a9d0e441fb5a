import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const sharedRoot = join(import.meta.dirname, '..');
const { exports: subpaths, version } = JSON.parse(readFileSync(join(sharedRoot, 'package.json'), 'utf8'));

/** Subpaths of `@shop/shared` that hold state or must look the same everywhere: one copy on the page. */
const stateful = [
  'session',
  'http',
  'events',
  'router',
  'query',
  'microfrontend',
  'theme',
  'schema',
  'ui',
  'ui/combobox',
  'ui/date-range',
];

/** Requests of other packages that are shared as they are. A request not listed here fails an area's build. */
export const libraries = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  'jotai',
];

/** `@shop/shared/<subpath>` to its file. `contracts`, `format` and `validation` are pure and are never shared. */
export const sharedFiles = Object.fromEntries(stateful.map((name) => [`@shop/shared/${name}`, fileOf(name)]));

/** Files of the design system that `ui/index.ts` offers; a part that is bundled into an area takes them from there. */
const sharedParts = [
  ...readFileSync(sharedFiles['@shop/shared/ui'], 'utf8').matchAll(/from '\.\/(.+)'/g),
].map(([, path]) => join(sharedRoot, 'src/ui', path));

/** What the shell provides. An absolute path makes webpack provide a module that the shell itself never imports. */
export function providedModules() {
  const own = Object.entries(sharedFiles).map(([key, file]) => [key, { import: file, version }]);
  const others = libraries.map((key) => [key, { import: key, version: versionOf(key) }]);
  return singletons([...own, ...others]);
}

/** What an area takes from the shell and never brings along, by request and, for parts that import it, by file. */
export function consumedModules() {
  const shared = [
    ...[...Object.keys(sharedFiles), ...libraries].map((key) => [key, key]),
    ['valibot', '@shop/shared/schema'],
    ...Object.entries(sharedFiles).map(([key, file]) => [file, key]),
    ...sharedParts.map((file) => [file, '@shop/shared/ui']),
  ];
  return singletons(shared.map(([request, shareKey]) => [request, { import: false, shareKey }]));
}

/** Files that must never end up in an area's bundle: a second copy would have state of its own. */
export function isSingleton(file) {
  if (Object.values(sharedFiles).includes(file)) return true;
  return /node_modules\/(react|react-dom|scheduler|styled-components|jotai|react-router|react-router-dom|single-spa|valibot|@tanstack\/(react-query|query-core))\//.test(
    file.replaceAll('\\', '/'),
  );
}

function singletons(entries) {
  return Object.fromEntries(
    entries.map(([key, options]) => [key, { ...options, singleton: true, requiredVersion: false }]),
  );
}

/** A subpath's file as the package's `exports` say. */
function fileOf(name) {
  const exact = subpaths[`./${name}`];
  if (exact) return join(sharedRoot, exact);
  const [folder, leaf] = name.split('/');
  return join(sharedRoot, subpaths[`./${folder}/*`].replaceAll('*', leaf));
}

function versionOf(request) {
  const name = request.split('/')[0];
  return JSON.parse(readFileSync(join(sharedRoot, 'node_modules', name, 'package.json'), 'utf8')).version;
}
