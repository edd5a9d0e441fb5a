import { containerName } from '@shop/contracts/platform/container';
import { formerNames } from '@shop/contracts/platform/former-names';
import { contractUses, sorted } from './contract-uses.mjs';
import { integrityOf } from './integrity-plugin.mjs';
import { isSingleton, libraries, sharedFiles } from './shared-modules.mjs';
import { VERSION_TO_COME, versionOf } from './version.mjs';

const name = 'ReleasePlugin';
/** Russian text on a first screen needs both. */
const textFonts = /^golos-(cyrillic|latin)\.\w+\.woff2$/;

/** Writes `release.json` (`contracts/src/platform/release.ts`) and refuses a build that would not hold together at run time. */
export class ReleasePlugin {
  /** @param {{ area: string, version: string, commit: string | null, manifest: object, entry: string }} release */
  constructor(release) {
    this.release = release;
  }

  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const found = {};
      compilation.hooks.afterOptimizeDependencies.tap(name, () => {
        const isShell = this.release.area === 'shell';
        found.exports = exportedNames(compilation);
        found.shared = isShell ? offeredNames(compilation) : usedNames(compilation);
        found.contracts = contractUses(compilation, this.release.manifest);
        const problems = isShell ? missingShares(compilation) : bundledSingletons(compilation);
        for (const problem of problems) compilation.errors.push(new WebpackError(problem));
      });
      let { version } = this.release;
      // All files exist under their final names by now, except for the version and the integrities that
      // follow from it.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        if (version !== VERSION_TO_COME) return;
        const { commit: _, ...content } = { ...this.describe(compilation), ...found };
        version = versionOf(compiler.context, content);
        this.write(version, compilation);
      });
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const manifest = { ...this.describe(compilation), ...found, version };
        compilation.emitAsset(
          'release.json',
          new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`),
        );
      });
    });
  }

  /** Puts the version into the container's name, in every file that contains it. */
  write(version, compilation) {
    const { area } = this.release;
    const [unknown, known] = [VERSION_TO_COME, version].map((each) => containerName(area, each));
    const { RawSource } = compilation.compiler.webpack.sources;
    for (const { name: file, source } of compilation.getAssets()) {
      if (!file.endsWith('.js')) continue;
      const code = source.source().toString();
      // webpack would not overwrite a file of an earlier build if this one were immutable.
      if (code.includes(unknown))
        compilation.updateAsset(file, new RawSource(code.replaceAll(unknown, known)), { immutable: false });
    }
  }

  describe(compilation) {
    const { area, version, commit, manifest, entry } = this.release;
    const files = Object.fromEntries(
      compilation
        .getAssets()
        .filter((asset) => !/\.(map|json|LICENSE\.txt)$/.test(asset.name) && !asset.info.hotModuleReplacement)
        .map((asset) => [
          asset.name,
          { bytes: asset.source.size(), integrity: integrityOf(asset.source.buffer()) },
        ])
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
    const preload =
      area === 'shell' ? shellPreload(compilation, manifest) : areaPreload(compilation, manifest);
    const scripts = Object.fromEntries(
      Object.entries(preload).map(([key, list]) => [
        key,
        [...new Set(list)].filter((file) => file !== entry),
      ]),
    );
    const styles = Object.keys(files).filter((file) => file.endsWith('.css'));
    const fonts = Object.keys(files).filter((file) => textFonts.test(file));
    const { mode } = compilation.options;
    return { area, version, commit, mode, files, entry: [entry], styles, fonts, preload: scripts, manifest };
  }
}

/** Scripts of each exposed module, and of each page together with the area's own and its route's (`PageRoute`). */
function areaPreload(compilation, manifest) {
  const preload = {};
  for (const { block, dependency } of exposedModules(compilation))
    preload[dependency.exposedName] ??= scriptsOf(
      compilation,
      compilation.chunkGraph.getBlockChunkGroup(block),
    );
  for (const chunk of manifest.routes.flatMap(({ chunk, chunkBelow }) => [chunk, chunkBelow])) {
    if (!chunk) continue;
    const group = compilation.namedChunkGroups.get(chunk);
    if (!group) {
      const problem = `area.json names the chunk «${chunk}», but no import() has this webpackChunkName`;
      compilation.errors.push(new compilation.compiler.webpack.WebpackError(problem));
      continue;
    }
    const routes = group.getParents().filter(({ name }) => name?.endsWith('-routes'));
    const own = [...routes, group].flatMap((each) => scriptsOf(compilation, each));
    preload[chunk] = [...(preload[manifest.module ?? './area'] ?? []), ...own];
  }
  return preload;
}

function* exposedModules({ modules }) {
  for (const module of modules) {
    if (module.type !== 'javascript/dynamic' || !module.identifier().startsWith('container entry')) continue;
    for (const block of module.blocks)
      for (const dependency of block.dependencies) yield { block, dependency };
  }
}

/** The exports of each exposed module, as far as the build can know them. */
function exportedNames(compilation) {
  const { moduleGraph } = compilation;
  const exported = {};
  for (const { dependency } of exposedModules(compilation)) {
    const module = moduleGraph.getModule(dependency);
    const names = module && moduleGraph.getExportsInfo(module).getProvidedExports();
    exported[dependency.exposedName] = Array.isArray(names) ? [...names].sort() : [];
  }
  return sorted(exported);
}

/**
 * Scripts of the shell's `bootstrap`, of its `layout`, of the code that mounts `areas`, and of each of its
 * pages by the chunk that the route names. A page's list is complete: it includes bootstrap and, where the
 * route asks for it, the layout.
 */
function shellPreload(compilation, { routes }) {
  const scripts = (chunk) => scriptsOf(compilation, compilation.namedChunkGroups.get(chunk));
  const bootstrap = scripts('bootstrap');
  const layout = [...bootstrap, ...scripts('layout')];
  const pages = routes.map((route) => [
    route.chunk,
    [...(route.layout === 'default' ? layout : bootstrap), ...scripts(route.chunk)],
  ]);
  return { bootstrap, layout, areas: scripts('areas'), ...Object.fromEntries(pages) };
}

/** Files of a chunk group and, for what it consumes from the share scope, of the groups that provide it. */
function scriptsOf(compilation, group) {
  const { chunkGraph } = compilation;
  const byId = compilation.compiler.webpack.util.comparators.compareModulesById(chunkGraph);
  const providers = providerGroups(compilation);
  const files = new Set();
  const seen = new Set();
  const queue = [group];
  for (const current of queue) {
    if (!current || seen.has(current)) continue;
    seen.add(current);
    for (const chunk of current.chunks) {
      for (const file of chunk.files)
        if (file.endsWith('.js') && !file.includes('hot-update')) files.add(file);
      for (const module of chunkGraph.getOrderedChunkModulesIterable(chunk, byId)) {
        if (module.type === 'consume-shared-module') queue.push(providers.get(module.options.shareKey));
      }
    }
  }
  return [...files];
}

function providerGroups(compilation) {
  const groups = new Map();
  for (const module of compilation.modules) {
    if (module.type !== 'provide-module' || module.blocks.length === 0) continue;
    groups.set(module._name, compilation.chunkGraph.getBlockChunkGroup(module.blocks[0]));
  }
  return groups;
}

/**
 * Names that an area imports from each shared module; the origin compares them with those that the live shell
 * offers.
 */
function usedNames(compilation) {
  const used = {};
  for (const module of compilation.modules) {
    if (module.type !== 'consume-shared-module') continue;
    const { shareKey } = module.options;
    if (!Object.hasOwn(sharedFiles, shareKey)) continue;
    const names = new Set();
    for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
      if (!connection.dependency || !connection.isActive(undefined)) continue;
      for (const reference of connection.dependency.getReferencedExports(
        compilation.moduleGraph,
        undefined,
      )) {
        const [first] = Array.isArray(reference) ? reference : reference.name;
        if (first) names.add(first);
      }
    }
    used[shareKey] = [...new Set([...(used[shareKey] ?? []), ...names])].sort();
  }
  return sorted(used);
}

/** Names that the shell offers of each shared module, under its former name too. */
function offeredNames(compilation) {
  const offered = {};
  for (const module of compilation.modules) {
    const key = Object.keys(sharedFiles).find((request) => sharedFiles[request] === module.resource);
    if (!key) continue;
    const names = compilation.moduleGraph.getExportsInfo(module).getProvidedExports();
    if (Array.isArray(names)) offered[key] = [...names].sort();
  }
  for (const [former, name] of Object.entries(formerNames)) offered[former] = offered[name];
  return sorted(offered);
}

function missingShares(compilation) {
  const provided = new Set();
  for (const module of compilation.modules) if (module.type === 'provide-module') provided.add(module._name);
  return [...Object.keys(sharedFiles), ...libraries.filter((key) => !key.includes('jsx-'))]
    .filter((key) => !provided.has(key))
    .map((key) => `The shell does not provide ${key}`);
}

function bundledSingletons(compilation) {
  const problems = [];
  for (const module of compilation.modules) {
    if (module.resource && isSingleton(module.resource)) {
      const issuer = compilation.moduleGraph.getIssuer(module)?.resource ?? 'unknown';
      problems.push(
        `${module.resource} exists once on the page and must not be bundled (imported by ${issuer})`,
      );
    }
  }
  return problems;
}
