const { relative, sep } = require('node:path');

/** Puts the folder of its release before the name of every chunk: pages of two areas may bear the same name. */
module.exports = async function nameChunks(code) {
  const done = this.async();
  const { root } = await import('../../../tools/lib/project.mjs');
  const { nameOf } = await import('./release-folders.mjs');
  const [folder] = relative(root, this.resourcePath).split(sep);
  const area = folder.startsWith('mfe-') ? folder.slice('mfe-'.length) : 'shell';
  done(
    null,
    code.replace(/(?<=webpackChunkName: ")[\w-]+(?=")/g, (chunk) => nameOf(area, chunk)),
  );
};
