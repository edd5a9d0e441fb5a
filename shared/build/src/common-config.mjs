import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { servedConfig } from './served-config.mjs';

const require = createRequire(import.meta.url);

/** The package's exports always lead to its development build, which carries warnings that production drops. */
const productionRouter = join(
  dirname(createRequire(require.resolve('react-router-dom')).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

/** What the builds of the shell and of the areas have in common: TypeScript by swc, assets, no source maps shipped. */
export function commonConfig({ root, area, isServed }) {
  const config = {
    context: root,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: join(root, 'dist'),
      clean: true,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], alias: { 'react-router$': productionRouter } },
    module: {
      rules: [
        { test: /\.[jt]sx?$/, exclude: /node_modules/, use: scriptLoader(root, isServed) },
        {
          test: /[\\/]shared[\\/]contracts[\\/]src[\\/].+\.ts$|[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-.+\.mjs$/,
          enforce: 'post',
          use: require.resolve('./pure-calls-loader.cjs'),
        },
        {
          test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
          use: require.resolve('./icon-drawing-loader.cjs'),
        },
        { test: /\.(svg|woff2|png|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions }),
      ],
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(
        /stylis[\\/]src[\\/]Prefixer\.js$/,
        join(import.meta.dirname, 'stylis-leftovers.mjs'),
      ),
      new webpack.NormalModuleReplacementPlugin(
        /\/infiniteQueryBehavior\.js$/,
        join(import.meta.dirname, 'query-leftovers.mjs'),
      ),
      new webpack.NormalModuleReplacementPlugin(
        /\/createLucideIcon\.mjs$/,
        join(import.meta.dirname, area === 'shell' ? 'icon-of-ours.mjs' : 'icon-from-shell.mjs'),
      ),
    ],
    performance: false,
    // A release is the same bytes from whatever machine: with a warm cache minified names come in another order.
    cache: isServed && { type: 'filesystem', cacheDirectory: join(root, 'node_modules/.cache/webpack') },
    stats: 'errors-warnings',
  };
  return isServed ? servedConfig(config, area) : config;
}

const terserOptions = { compress: { passes: 2 }, mangle: true, format: { comments: false } };

/** Styles without comments and spaces, and without those that nothing uses. */
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
