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

/** The folder of an area's files on the page's own origin, as if it were a release called `dev`. */
const servedFrom = (area) => `/releases/${area}/dev/`;

/** A build's settings turned into those of a dev server: hot reload that keeps the state of components. */
export function servedConfig(config, area) {
  return {
    ...config,
    mode: 'development',
    // The faster kinds of source map eval, and the page's policy forbids that in development too.
    devtool: 'cheap-module-source-map',
    // A hash in the names would leave files behind with every update.
    output: { ...config.output, filename: '[name].js', chunkFilename: '[name].js' },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        'react-refresh/runtime$': oneRefreshRuntime,
        // The loader writes it into every module by its path; left alone, components that a module keeps to itself
        // would be known to another runtime than the refreshing one, and lose their state.
        [refreshRuntime]: oneRefreshRuntime,
      },
    },
    optimization: { ...config.optimization, chunkIds: 'named', moduleIds: false },
    plugins: [
      ...config.plugins,
      new ReactRefreshPlugin({ overlay: false, include: /\.tsx?$/ }),
      // A component is known by its module's id, which must be unique on the page and not only in its area.
      new webpack.ids.NamedModuleIdsPlugin({ context: workspace }),
    ],
    // Errors of a build are told all the same; this would be a stack whenever a page leaves in the middle of a load.
    infrastructureLogging: { level: 'none' },
    devServer: devServer(area),
  };
}

/**
 * The page never talks to this server: the web origin passes files and the socket of updates on, so the page keeps its
 * whole content security policy (`delivery/src/development`). Only a page of the origin `DEV_SHOP`, which is on another
 * machine, comes here itself, and no other page may read what is here.
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
      // Port 0 is the page's own.
      webSocketURL: shop ? `ws://localhost:${port}${pathname}` : { hostname: '0.0.0.0', port: 0, pathname },
    },
  };
}
