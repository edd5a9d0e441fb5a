import { createRequire } from 'node:module';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const refreshRuntime = createRequire(require.resolve('@pmmmwh/react-refresh-webpack-plugin')).resolve(
  'react-refresh',
);
const oneRefreshRuntime = join(import.meta.dirname, 'one-refresh-runtime.cjs');
const workspace = join(import.meta.dirname, '..', '..', '..');

/** The folder of an area's files on the page's own origin, like a release called `dev`. */
const servedFrom = (area) => `/releases/${area}/dev/`;

/** Turns a build's settings into those of a dev server: hot reload that keeps the state of components. */
export function servedConfig(config, area) {
  return {
    ...config,
    mode: 'development',
    // The faster kinds of source map use eval, which the page's policy forbids in development too.
    devtool: 'cheap-module-source-map',
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        'react-refresh/runtime$': oneRefreshRuntime,
        // The loader imports the runtime into every module by its path; otherwise components that a module
        // keeps to itself would be registered with another runtime than the refreshing one, and lose their
        // state.
        [refreshRuntime]: oneRefreshRuntime,
      },
    },
    optimization: { ...config.optimization, chunkIds: 'named', moduleIds: false, mangleExports: false },
    plugins: [
      ...config.plugins,
      new ReactRefreshPlugin({ overlay: false, include: /\.tsx?$/ }),
      // A component is identified by its module's id, which must be unique on the page and not only in its
      // area.
      new webpack.ids.NamedModuleIdsPlugin({ context: workspace }),
    ],
    // Build errors are printed all the same; this would print a stack whenever a page leaves in the middle of
    // a load.
    infrastructureLogging: { level: 'none' },
    devServer: devServer(area),
  };
}

/**
 * The page never connects to this server: the web origin forwards files and the update socket, so the page
 * keeps its whole content security policy (`delivery/src/development`). Only a page of the origin `DEV_SHOP`,
 * which is on another machine, connects directly, and no other page may read what is here.
 */
function devServer(area) {
  const pathname = `${servedFrom(area)}updates`;
  const port = process.env.DEV_PORT ?? 'auto';
  const shop = process.env.DEV_SHOP || undefined;
  return {
    host: '127.0.0.1',
    port,
    static: false,
    headers: { 'cache-control': 'no-store', ...(shop && { 'access-control-allow-origin': shop }) },
    ...(shop && { allowedHosts: [new URL(shop).hostname] }),
    devMiddleware: { publicPath: servedFrom(area) },
    webSocketServer: { type: 'ws', options: { path: pathname } },
    client: {
      overlay: false,
      progress: false,
      logging: 'warn',
      // Port 0 stands for the page's own.
      webSocketURL: shop ? `ws://localhost:${port}${pathname}` : { hostname: '0.0.0.0', port: 0, pathname },
    },
  };
}
