const name = 'ChunkIdsPlugin';

/**
 * Gives a chunk with a name this name as its id. The entry of a release then lists neither the names of chunks by
 * their ids nor, since the path of a release contains its version, any hash in them: half a kilobyte on every page.
 */
export class ChunkIdsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.chunkIds.tap({ name, stage: -1 }, (chunks) => {
        for (const chunk of chunks) {
          // The name of an entry contains the version.
          if (!chunk.name || chunk.hasRuntime()) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}
