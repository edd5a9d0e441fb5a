const library =
  /node_modules[\\/](react|react-dom|scheduler|styled-components|stylis|@emotion|react-router|react-router-dom|@tanstack|jotai(?!.+utils)|valibot|ky)[\\/]|[\\/]stylis-leftovers\.mjs$/;
const stateful = /shared[\\/]src[\\/](session|http|events|router|query|microfrontend|theme|schema)[\\/]/;
const aria =
  /node_modules[\\/](react-aria|react-stately|react-aria-components|@react-|@internationalized|clsx)|shared[\\/]src[\\/]ui[\\/]aria/;
/** What only screens with a form need: the library of forms, its wiring, and the fields of the entrance. */
const forms =
  /node_modules[\\/]@formisch[\\/]|shared[\\/]src[\\/](form|ui[\\/](phone|code|password)-field)[\\/]/;
/** Screens about an account; what they share with one another only is no other screen’s weight. */
const entrance =
  /^(auth|sms|registration|company|forgot-password|change-password|login|outbox|(my-)?profile)$/;
const designSystem = /shared[\\/]src[\\/]ui[\\/](index\.ts|combobox[\\/]|date-range[\\/])/;

/**
 * Few chunks: fewer requests compress better. Libraries and shared modules are on every page; the whole design system
 * comes with the first area, while the login page takes only the parts that it imports by file.
 */
export const shellChunks = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    vendor: { name: 'vendor', enforce: true, priority: 40, test: library },
    // Only the heavy parts of the design system need it, and they come lazily.
    aria: { name: 'aria', enforce: true, priority: 30, test: (module) => aria.test(fileOf(module)) },
    ui: { name: 'ui', enforce: true, priority: 20, test: isForAreas },
    forms: { name: 'forms', enforce: true, priority: 16, test: (module) => forms.test(fileOf(module)) },
    entrance: { name: 'entrance', enforce: true, priority: 15, test: isForEntrance },
    shared: { name: 'shared', enforce: true, priority: 10, test: isForEveryPage },
  },
};

/** Whether only the design system as a whole needs a module, and none of its lazy parts is meant. */
function isForAreas(module, { chunkGraph }) {
  if (module.type === 'consume-shared-module') return false;
  const chunks = chunkGraph.getModuleChunks(module);
  return chunks.length > 1 && chunks.every((chunk) => hasDesignSystem(chunk, chunkGraph));
}

function isForEntrance(module, { chunkGraph }) {
  if (module.type === 'consume-shared-module') return false;
  const chunks = chunkGraph.getModuleChunks(module);
  return chunks.length > 1 && chunks.every(({ name }) => entrance.test(name));
}

/** Shared modules, and whatever else several chunks would each carry a copy of. */
function isForEveryPage(module, { chunkGraph }) {
  // A chunk waits for whatever it consumes, so a consumption stays with the chunk that needs it.
  if (module.type === 'consume-shared-module') return false;
  return stateful.test(fileOf(module)) || chunkGraph.getNumberOfModuleChunks(module) > 1;
}

const known = new WeakMap();

function hasDesignSystem(chunk, chunkGraph) {
  if (!known.has(chunk)) {
    const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
    known.set(
      chunk,
      modules.some((module) => designSystem.test(fileOf(module))),
    );
  }
  return known.get(chunk);
}

function fileOf(module) {
  return module.nameForCondition() ?? '';
}
