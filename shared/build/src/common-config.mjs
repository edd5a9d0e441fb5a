import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { ChunkIdsPlugin } from './chunk-ids-plugin.mjs';
import { LibraryPatchesPlugin } from './library-patches/library-patches-plugin.mjs';
import { patchRules } from './library-patches/patches.mjs';
import { servedConfig } from './served-config.mjs';

const require = createRequire(import.meta.url);

/** The package's exports always lead to its development build, which carries warnings that production drops. */
const productionRouter = join(
  dirname(createRequire(require.resolve('react-router-dom')).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

/**
 * Settings that the builds of the shell and of the areas share: TypeScript by swc, assets, no source maps
 * shipped.
 */
export function commonConfig({ root, area, isServed }) {
  const side = area === 'shell' ? 'shell' : 'area';
  const config = {
    context: root,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: join(root, 'dist'),
      clean: true,
      publicPath: 'auto',
      // The path of a release contains its version, which covers the content of every file.
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], alias: { 'react-router$': productionRouter } },
    module: {
      rules: [
        { test: /\.[jt]sx?$/, exclude: /node_modules/, use: scriptLoader(root, isServed) },
        ...patchRules(side),
        { test: /\.(svg|woff2|png|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // The shortest names: none has to outlive its release.
      moduleIds: 'size',
      mangleExports: 'size',
      chunkIds: 'deterministic',
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions }),
      ],
    },
    plugins: [new ChunkIdsPlugin(), new LibraryPatchesPlugin(side)],
    performance: false,
    // A release has the same bytes from every machine: with a warm cache minified names come in another
    // order.
    cache: isServed && { type: 'filesystem', cacheDirectory: join(root, 'node_modules/.cache/webpack') },
    stats: 'errors-warnings',
  };
  return isServed ? servedConfig(config, area) : config;
}

const terserOptions = { compress: { passes: 2 }, mangle: true, format: { comments: false } };

/** Removes comments, spaces and unused rules from styles. */
const styleOptions = {
  minify: true,
  pure: true,
  displayName: false,
  fileName: false,
  ssr: false,
  transpileTemplateLiterals: false,
};

function scriptLoader(root, isServed) {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: isServed, refresh: isServed } },
        experimental: {
          cacheRoot: join(root, 'node_modules/.cache/swc'),
          plugins: isServed ? [] : [[require.resolve('@swc/plugin-styled-components'), styleOptions]],
        },
      },
    },
  };
}
