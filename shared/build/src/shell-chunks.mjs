const library =
  /node_modules[\\/](react|react-dom|scheduler|styled-components|stylis|@emotion|react-router|react-router-dom|@tanstack|jotai|valibot|ky)[\\/]|[\\/]vendor-prefixes\.mjs$/;
const stateful = /shared[\\/](platform|remote|ui[\\/]src[\\/]core[\\/]theme)[\\/]/;
const aria =
  /node_modules[\\/](react-aria|react-stately|react-aria-components|@react-|@internationalized|clsx)|shared[\\/]ui[\\/]src[\\/]core[\\/]aria/;
/** Chunks of the pages that visitors begin with: their dependencies must not wait for another chunk. */
const first = /^(bootstrap|auth)$/;
/** Chunks of the screens about an account. */
const account = /^(auth|account|company|profile)$/;
const designSystem = /shared[\\/]ui[\\/]src[\\/]core[\\/](index\.ts|combobox[\\/]|date-range[\\/])/;

/**
 * Few chunks: fewer requests compress better. Libraries and shared modules are on every page and therefore in one
 * chunk: the path of a release contains its version, so no visitor would keep a chunk of libraries for longer. The whole
 * design system comes with the first area, while the login page loads only the parts that it imports by file.
 */
export const shellChunks = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    libraries: { name: 'shared', enforce: true, priority: 40, test: library },
    // Only the heavy parts of the design system need it, and they are lazy.
    aria: { name: 'aria', enforce: true, priority: 30, test: (module) => aria.test(fileOf(module)) },
    ui: { name: 'ui', enforce: true, priority: 20, test: isForAreas },
    forms: { name: 'forms', enforce: true, priority: 15, test: isForAccounts },
    shared: { name: 'shared', enforce: true, priority: 10, test: isForEveryPage },
  },
};

/** Whether pages that need the whole design system need a module, and no first page does. */
function isForAreas(module, { chunkGraph }) {
  const chunks = sharersOf(module, chunkGraph);
  return (
    chunks.some((chunk) => hasDesignSystem(chunk, chunkGraph)) &&
    !chunks.some((chunk) => isFirst(chunk, chunkGraph))
  );
}

/** Modules of the login page and other account screens only: forms and their fields. */
function isForAccounts(module, { chunkGraph }) {
  const names = isOwn(module) ? chunkGraph.getModuleChunks(module).map(({ name }) => name) : [];
  return names.includes('auth') && names.every((name) => account.test(name));
}

/**
 * Shared modules, and modules of other first pages. The rest is small, and duplicated in each chunk that
 * needs it.
 */
function isForEveryPage(module, { chunkGraph }) {
  const chunks = sharersOf(module, chunkGraph);
  return (
    chunks.some((chunk) => isFirst(chunk, chunkGraph)) || (isOwn(module) && stateful.test(fileOf(module)))
  );
}

/** The chunks of a module, if it has several. */
function sharersOf(module, chunkGraph) {
  const chunks = isOwn(module) ? chunkGraph.getModuleChunks(module) : [];
  return chunks.length > 1 ? chunks : [];
}

/** A chunk waits for everything it consumes, so a consumption stays with the chunk that needs it. */
function isOwn(module) {
  return module.type !== 'consume-shared-module';
}

/** A chunk of a page that visitors begin with, or one of the shared modules that every page begins with. */
function isFirst(chunk, chunkGraph) {
  if (chunk.name) return first.test(chunk.name);
  return !hasDesignSystem(chunk, chunkGraph) && has(stateful, chunk, chunkGraph);
}

function hasDesignSystem(chunk, chunkGraph) {
  return has(designSystem, chunk, chunkGraph);
}

const known = new Map([designSystem, stateful].map((pattern) => [pattern, new WeakMap()]));

function has(pattern, chunk, chunkGraph) {
  const answers = known.get(pattern);
  if (!answers.has(chunk)) {
    const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
    answers.set(
      chunk,
      modules.some((module) => pattern.test(fileOf(module))),
    );
  }
  return answers.get(chunk);
}

function fileOf(module) {
  return module.nameForCondition() ?? '';
}
