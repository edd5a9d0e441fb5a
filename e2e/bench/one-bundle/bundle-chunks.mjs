import { nameOf } from './release-folders.mjs';

const aria =
  /node_modules[\\/](react-aria|react-stately|react-aria-components|@react-|@internationalized|clsx)|shared[\\/]ui[\\/]src[\\/]core[\\/]aria/;

const layout = nameOf('shell', 'layout');
const login = nameOf('shell', 'auth');

/** Modules of so many chunks are in one of their own. With 12 the mean of all screens is 9.9 kB heavier, with 90 0.7 lighter. */
const MANY = 40;

/**
 * The chunks of the bundle: what every page needs, what every page with header and menu needs, and what many pages need is
 * there once; the rest is copied into each page, as the builds of areas do.
 */
export const bundleChunks = {
  chunks: 'async',
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    aria: { name: nameOf('shell', 'aria'), enforce: true, priority: 40, test: aria },
    shared: groupOf('shared', 30, isForEveryPage),
    frame: groupOf('frame', 20, (names) => names.includes(layout)),
    many: groupOf('many', 10, (names) => names.length >= MANY),
  },
};

/** The login needs none of the frame but what it has in common with it. */
function isForEveryPage(names) {
  return names.includes(nameOf('shell', 'bootstrap')) || (names.includes(layout) && names.includes(login));
}

function groupOf(chunk, priority, isMeant) {
  const test = (module, { chunkGraph }) => {
    const names = chunkGraph.getModuleChunks(module).map(({ name }) => name);
    return names.length > 1 && isMeant(names);
  };
  return { name: nameOf('shell', chunk), enforce: true, priority, test };
}
