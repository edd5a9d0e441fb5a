import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

const name = 'DevelopmentReactPlugin';
const source = join(import.meta.dirname, 'development-react.cjs');
const file = 'development/react.js';

/**
 * Puts React's development build beside the shell's production files and names it in `release.json` as the
 * way to start this shell on a page with an area in development. No other page loads it.
 */
export class DevelopmentReactPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    // Starts with the shell's own build and is awaited only at its end.
    let compiled;
    compiler.hooks.compile.tap(name, () => {
      compiled = compile();
      compiled.catch(() => undefined);
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Runs early enough for the version to cover it.
      const { PROCESS_ASSETS_STAGE_OPTIMIZE_HASH: before, PROCESS_ASSETS_STAGE_REPORT: after } = Compilation;
      compilation.hooks.processAssets.tapPromise({ name, stage: before }, async () => {
        compilation.emitAsset(file, new sources.RawSource(await compiled));
      });
      compilation.hooks.processAssets.tap({ name, stage: after + 1 }, () => {
        compilation.updateAsset('release.json', (asset) => {
          const manifest = JSON.parse(asset.source().toString());
          const development = { entry: [file, ...manifest.entry] };
          return new sources.RawSource(`${JSON.stringify({ ...manifest, development }, null, 2)}\n`);
        });
      });
    });
  }
}

async function compile() {
  const compiler = webpack({
    mode: 'none',
    context: import.meta.dirname,
    target: ['web', 'es2022'],
    entry: source,
    output: { path: '/', filename: 'react.js' },
    optimization: {
      nodeEnv: 'development',
      minimize: true,
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    performance: false,
    cache: false,
  });
  const files = new Map();
  compiler.outputFileSystem = {
    mkdir: (_path, done) => done(null),
    writeFile: (path, content, done) => {
      files.set(path, content);
      done(null);
    },
    stat: (_path, done) => done(Object.assign(new Error('not there'), { code: 'ENOENT' })),
  };
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return files.get('/react.js');
}
