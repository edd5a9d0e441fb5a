const name = 'FederationIdsPlugin';
const entry = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;

/**
 * Gives federation's own modules ids without the folder, so that a build has the same bytes in every folder.
 * Federation 2.9.2 puts absolute paths into the identifiers of these modules, and into a hash in the name of
 * its entry; webpack derives ids from them, and those of other modules depend on which are taken. Goes when
 * federation keeps paths out.
 */
export class FederationIdsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(name, (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function idOf(module) {
  const identifier = module.identifier();
  // Its identifier also contains the path of federation's entry.
  if (identifier.startsWith('container entry ')) return 'container';
  if (entry.test(identifier)) return 'federation';
  // It is in no file, but takes an id.
  if (module.type === 'provide-module') return module.libIdent({});
}
