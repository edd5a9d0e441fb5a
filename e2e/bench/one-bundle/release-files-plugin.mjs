import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@shop/build/integrity-plugin';
import { areaOf, frontends, root } from '../../../tools/lib/project.mjs';
import { folderOf, moduleChunk, nameOf, VERSION } from './release-folders.mjs';

const name = 'ReleaseFilesPlugin';
/** The shell's entry. Those of areas do nothing, and weigh nothing: their modules are chunks of this bundle. */
const ENTRY = 'entry.js';
const textFonts = /^golos-(cyrillic|latin)\.\w+\.woff2$/;

/**
 * Writes a `release.json` for the shell and each area, so that the web origin serves the bundle as it serves releases:
 * what the build of the package says, with the files of the bundle.
 */
export class ReleaseFilesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.chunkIds.tap({ name, stage: -2 }, (chunks) => nameChunks(chunks, compilation));
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        if (compilation.errors.length > 0) return;
        for (const folder of frontends) {
          const file = `${folderOf(areaOf(folder))}/${ENTRY}`;
          if (!compilation.getAsset(file)) compilation.emitAsset(file, new sources.RawSource(''));
        }
        const areas = frontends.filter((folder) => folder !== 'shell');
        const parts = [
          ...areas.map((folder) => describe(folder, compilation)),
          describe('shell', compilation),
        ];
        const foreign = new Set(parts.flatMap(({ foreign }) => [...foreign]));
        for (const { release } of parts) {
          if (release.area === 'shell') release.preload.areas.push(...shellFiles(foreign));
          const source = new sources.RawSource(JSON.stringify(release));
          compilation.emitAsset(`${folderOf(release.area)}/release.json`, source);
        }
      });
    });
  }
}

/** Gives a chunk without a name an id in the folder of the release that asks for it. */
function nameChunks(chunks, { chunkGraph }) {
  const keyOf = (chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)]
      .map((module) => module.identifier())
      .sort()
      .join();
  const unnamed = [...chunks].filter((chunk) => !chunk.name).map((chunk) => ({ chunk, key: keyOf(chunk) }));
  unnamed.sort((one, other) => (one.key < other.key ? -1 : 1));
  for (const [index, { chunk }] of unnamed.entries()) {
    const [group] = chunk.groupsIterable;
    const asking = group.origins[0]?.module?.nameForCondition() ?? '';
    const area = /[\\/]mfe-([\w-]+)[\\/]src/.exec(asking)?.[1] ?? 'shell';
    chunk.id = nameOf(area, String(index));
    chunk.ids = [chunk.id];
  }
}

/** The release of a package, and the files of others that its pages need. */
function describe(folder, compilation) {
  const built = JSON.parse(readFileSync(join(root, folder, 'dist/release.json'), 'utf8'));
  const { area, manifest } = built;
  const own = `${folderOf(area)}/`;
  const foreign = new Set();
  /** Scripts of chunks, as the release names them. */
  const scriptsOf = (...chunks) => {
    const groups = chunks.map((chunk) => compilation.namedChunkGroups.get(chunk));
    const files = groups.flatMap((group) => (group?.chunks ?? []).flatMap((chunk) => [...chunk.files]));
    const scripts = files.filter((file) => file.endsWith('.js'));
    for (const file of scripts) if (!file.startsWith(own)) foreign.add(file);
    return scripts.filter((file) => file.startsWith(own)).map((file) => file.slice(own.length));
  };
  const lists =
    area === 'shell' ? shellPreload(scriptsOf, manifest) : areaPreload(scriptsOf, built, compilation);
  const preload = Object.entries(lists).map(([key, list]) => [
    key,
    [...new Set(list)].filter((file) => file !== ENTRY),
  ]);
  const files = filesIn(own, compilation);
  const release = {
    ...built,
    version: VERSION,
    files,
    entry: [ENTRY],
    styles: Object.keys(files).filter((file) => file.endsWith('.css')),
    fonts: Object.keys(files).filter((file) => textFonts.test(file)),
    preload: Object.fromEntries(preload),
    development: undefined,
  };
  return { release, foreign };
}

function filesIn(own, compilation) {
  const assets = compilation.getAssets().filter(({ name: file }) => file.startsWith(own));
  return Object.fromEntries(
    assets.map(({ name: file, source }) => [
      file.slice(own.length),
      { bytes: source.size(), integrity: integrityOf(source.buffer()) },
    ]),
  );
}

/** The lists of `shared/build/src/release-plugin.mjs`, by the names of this bundle. */
function shellPreload(scriptsOf, { routes }) {
  const scripts = (...chunks) => scriptsOf(...chunks.map((chunk) => nameOf('shell', chunk)));
  const pages = routes.map(({ layout, chunk }) => [
    chunk,
    scripts('bootstrap', ...(layout === 'default' ? ['layout'] : []), chunk),
  ]);
  return {
    bootstrap: scripts('bootstrap'),
    layout: scripts('bootstrap', 'layout'),
    areas: scripts('areas'),
    ...Object.fromEntries(pages),
  };
}

function areaPreload(scriptsOf, { area, manifest, preload }, { namedChunkGroups }) {
  return Object.fromEntries(
    Object.keys(preload).map((key) => {
      if (key.startsWith('./')) return [key, scriptsOf(moduleChunk(area, key))];
      const page = namedChunkGroups.get(nameOf(area, key));
      const parents = page.getParents().map((group) => group.name);
      const routes = parents.filter((parent) => parent?.endsWith('-routes'));
      return [key, scriptsOf(moduleChunk(area, manifest.module), ...routes, page.name)];
    }),
  );
}

/** Lists what pages of areas need of the shell's folder. No area needs a chunk of another: `bundle-chunks.mjs` names the shared ones. */
function shellFiles(foreign) {
  const own = `${folderOf('shell')}/`;
  const strange = [...foreign].filter((file) => !file.startsWith(own));
  if (strange.length > 0) throw new Error(`Needed by other areas: ${strange.join(', ')}`);
  return [...foreign].map((file) => file.slice(own.length));
}
