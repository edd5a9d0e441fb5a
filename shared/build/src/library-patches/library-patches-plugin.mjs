import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { patchesOf } from './patches.mjs';

/** Applies the patches that replace modules, and fails a production build in which a patch no longer applies. */
export class LibraryPatchesPlugin {
  #patches;
  #side;

  constructor(side) {
    this.#side = side;
    this.#patches = patchesOf(side);
  }

  apply(compiler) {
    for (const { match, replacement } of this.#patches)
      if (replacement) new webpack.NormalModuleReplacementPlugin(match, replacement).apply(compiler);
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap('LibraryPatchesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('LibraryPatchesPlugin', (modules) => {
        for (const problem of this.#problems([...modules])) compilation.errors.push(new Error(problem));
      });
    });
  }

  #problems(modules) {
    return this.#patches.flatMap((patch) => {
      const required = patch.sides.includes(this.#side);
      const applied = patch.replacement
        ? modules.some(({ resource }) => resource === patch.replacement)
        : modules.some(({ loaders }) => loaders?.some(({ loader }) => loader === patch.loader));
      const installed = versionOf(patch.library, modules);
      // The gallery is built as the shell is, without federation and queries; a patch of areas replaces the whole library.
      const isMissed = required && (installed !== undefined || patch.only === 'area');
      if (!applied) return isMissed ? [`The patch «${patch.name}» applies to no module of this build.`] : [];
      return installed === undefined || installed === patch.version
        ? []
        : [
            `The patch «${patch.name}» was measured with ${patch.library} ${patch.version}, not ${installed}.`,
          ];
    });
  }
}

/** The version of a library in this build; undefined if the build holds none of it but replacements. */
function versionOf(library, modules) {
  const inside = `/node_modules/${library}/`;
  const path = modules
    .map(({ resource }) => resource?.replaceAll('\\', '/'))
    .find((one) => one?.includes(inside));
  if (!path) return undefined;
  const folder = path.slice(0, path.lastIndexOf(inside) + inside.length);
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}
