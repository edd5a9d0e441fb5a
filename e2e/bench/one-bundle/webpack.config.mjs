import { join } from 'node:path';
import { IntegrityPlugin } from '@shop/build/integrity-plugin';
import { shellConfig } from '@shop/build/webpack-preset';
import { root } from '../../../tools/lib/project.mjs';
import { bundleChunks } from './bundle-chunks.mjs';
import { ReleaseFilesPlugin } from './release-files-plugin.mjs';
import { folderOf, nameOf } from './release-folders.mjs';

/** Plugins that federation needs, and those that describe one release. */
const left = [
  'ModuleFederationPlugin',
  'OneSharingRuntimePlugin',
  'FederationIdsPlugin',
  'BannerPlugin',
  'IntegrityPlugin',
  'ReleasePlugin',
  'DevelopmentReactPlugin',
];

/**
 * Shell and areas as one bundle, with which `npm run bench -- first-view` compares: the settings of the shell without
 * federation. Pages are chunks as they are in the areas, and modules of areas are imported (`bundled-modules-loader.cjs`).
 */
export default async (_env, { mode }) => {
  const config = await shellConfig({ root: join(root, 'shell') })({}, { mode });
  const entry = nameOf('shell', 'entry');
  return {
    ...config,
    entry: { [entry]: join(import.meta.dirname, 'entry.mjs') },
    output: {
      ...config.output,
      path: join(import.meta.dirname, 'dist'),
      uniqueName: 'shop',
      // The names of chunks are paths: each lies in the folder of its release.
      publicPath: '/releases/',
      assetModuleFilename: `${folderOf('shell')}/${config.output.assetModuleFilename}`,
    },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, 'shell-sources': join(root, 'shell/src') },
    },
    module: {
      rules: [
        ...config.module.rules,
        rewriting(/\.(tsx?|mjs)$/, 'chunk-names-loader.cjs'),
        rewriting(/[\\/]federation[\\/]remote-loader\.ts$/, 'bundled-modules-loader.cjs'),
      ],
    },
    optimization: { ...config.optimization, splitChunks: bundleChunks },
    plugins: [
      ...config.plugins.filter((plugin) => !left.includes(plugin.constructor.name)),
      new IntegrityPlugin(`${entry}.js`),
      new ReleaseFilesPlugin(),
    ],
  };
};

function rewriting(test, loader) {
  return { test, exclude: /node_modules/, enforce: 'pre', use: join(import.meta.dirname, loader) };
}
