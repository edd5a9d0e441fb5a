import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { areaManifest } from '@shop/contracts/platform/area';
import { containerName } from '@shop/contracts/platform/container';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { parse } from 'valibot';
import webpack from 'webpack';
import { commonConfig } from './common-config.mjs';
import { DevelopmentReactPlugin } from './development-react-plugin.mjs';
import { FederationIdsPlugin } from './federation-ids-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { OneSharingRuntimePlugin } from './one-sharing-runtime-plugin.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { consumedModules, providedModules } from './shared-modules.mjs';
import { shellChunks } from './shell-chunks.mjs';
import { commitOf, VERSION_TO_COME } from './version.mjs';

/** Settings of federation that both sides share; `release.json` replaces `dts` and the manifest. */
const federation = { dts: false, manifest: false, shareStrategy: 'loaded-first' };
/** The runtime without its snapshot plugin: entries are scripts, no manifest is ever read. */
const optimization = { disableSnapshot: true, target: 'web' };

/** Federation reads plugins from this global, where its developer tools leave them; our pages have none. */
const withoutForeignHooks = 'delete globalThis.__FEDERATION__; delete globalThis.__VMOK__;';

/** Webpack settings of the shell: it provides every shared module and is the only one that does. */
export function shellConfig({ root }) {
  return async (_env, { mode }) => {
    const isServed = mode === 'development';
    const isStandIn = isServed && process.env.DEV_ALONE === '1';
    const release = releaseOf(root, isServed);
    const name = containerName('shell', release.version);
    const { shellRoutes } = await import(pathToFileURL(join(root, 'src/routes.ts')).href);
    const routes = isStandIn ? [] : shellRoutes;
    const manifest = parse(areaManifest, { area: 'shell', title: 'Магазин', routes });
    const config = commonConfig({ root, area: 'shell', isServed });
    return {
      ...config,
      entry: { shell: join(root, isStandIn ? 'src/development/stand-in/index.ts' : 'src/index.ts') },
      cache: config.cache && { ...config.cache, name: isStandIn ? 'stand-in' : 'shell' },
      output: { ...config.output, uniqueName: name },
      module: {
        rules: [...config.module.rules, { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }],
      },
      optimization: { ...config.optimization, splitChunks: shellChunks },
      plugins: [
        ...config.plugins,
        new FederationIdsPlugin(),
        new webpack.BannerPlugin({ banner: withoutForeignHooks, raw: true, entryOnly: true }),
        new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
        new ModuleFederationPlugin({
          ...federation,
          name,
          shared: providedModules(root),
          experiments: { optimization },
        }),
        new OneSharingRuntimePlugin(),
        ...(isServed ? [] : [new IntegrityPlugin('shell.js')]),
        new ReleasePlugin({ ...release, area: 'shell', manifest, entry: 'shell.js' }),
        ...(isServed ? [] : [new DevelopmentReactPlugin()]),
      ],
    };
  };
}

/** Sizes before minification; a library that grows beyond them deserves a chunk of its own. */
const areaChunks = { chunks: 'async', minSize: 300_000, enforceSizeThreshold: 300_000 };

/** Webpack settings of an area, read from its `area.json`: what it exposes, and nothing shared inside. */
export function areaConfig({ root }) {
  return (_env, { mode }) => {
    const isServed = mode === 'development';
    const manifest = parse(areaManifest, JSON.parse(readFileSync(join(root, 'area.json'), 'utf8')));
    const { area } = manifest;
    const release = releaseOf(root, isServed);
    const name = containerName(area, release.version);
    const config = commonConfig({ root, area, isServed });
    return {
      ...config,
      entry: {},
      // Each page carries a copy of small shared code: compressed together it weighs less than apart.
      optimization: { ...config.optimization, splitChunks: areaChunks },
      output: { ...config.output, uniqueName: name, crossOriginLoading: 'anonymous' },
      plugins: [
        ...config.plugins,
        new FederationIdsPlugin(),
        new ModuleFederationPlugin({
          ...federation,
          name,
          library: { type: 'var', name },
          filename: 'remoteEntry.js',
          exposes: exposesOf(manifest),
          shared: consumedModules(),
          experiments: { optimization },
        }),
        new OneSharingRuntimePlugin(),
        ...(isServed ? [] : [new IntegrityPlugin('remoteEntry.js')]),
        new ReleasePlugin({ ...release, area, manifest, entry: 'remoteEntry.js' }),
      ],
    };
  };
}

/** `./area` is `src/index.ts`; a widget `./name` is `src/widgets/name`, a service `src/services/name`, `.ts` or `.tsx`. */
function exposesOf(manifest) {
  const widgets = manifest.widgets.map(({ module }) => [module, `./src/widgets/${module.slice(2)}`]);
  const services = manifest.services.map(({ module }) => [module, `./src/services/${module.slice(2)}`]);
  return { [manifest.module]: './src/index.ts', ...Object.fromEntries([...widgets, ...services]) };
}

function releaseOf(root, isServed) {
  return isServed ? { version: 'dev', commit: null } : { version: VERSION_TO_COME, commit: commitOf(root) };
}
