import { createHash } from 'node:crypto';

const name = 'IntegrityPlugin';
const placeholder = '<<chunk-integrity>>';

/** The value of an `integrity` attribute. A longer digest would be no safer, and does not compress. */
export function integrityOf(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * Puts the integrity of every lazy chunk into the entry, and from there on the script elements that load them.
 * webpack-subresource-integrity does the same but fails on chunks without a file of their own, which federation
 * makes, and sets `crossorigin` on scripts of the same origin, which downloads every preloaded chunk twice.
 */
export class IntegrityPlugin {
  /** @param {string} entry file name of the entry */
  constructor(entry) {
    this.entry = entry;
  }

  apply(compiler) {
    const { Compilation, RuntimeModule, runtime, sources } = compiler.webpack;
    class ChunkIntegrityRuntimeModule extends RuntimeModule {
      generate() {
        return `__webpack_require__.chunkIntegrity = ${JSON.stringify(placeholder)};`;
      }
    }
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(compiler.webpack.RuntimeGlobals.loadScript)
        .tap(name, (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkIntegrityRuntimeModule('chunk integrity'));
        });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (code) => `${code}\nscript.integrity = __webpack_require__.chunkIntegrity[chunkId] || '';`,
      );
      // Runs after the version is known, see `release-plugin.mjs`.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const byChunk = {};
        for (const chunk of compilation.chunks) {
          const [file] = [...chunk.files].filter((file) => file !== this.entry && file.endsWith('.js'));
          if (file) byChunk[chunk.id] = integrityOf(compilation.getAsset(file).source.buffer());
        }
        compilation.updateAsset(this.entry, (source) => {
          const code = source.source().toString();
          const quoted = new RegExp(`["'\`]${placeholder}["'\`]`);
          return new sources.RawSource(code.replace(quoted, () => JSON.stringify(byChunk)));
        });
      });
    });
  }
}
