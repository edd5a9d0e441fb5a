const name = 'FederationIdsPlugin';
const entry = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;

/**
 * Gives federation's own modules ids that say nothing of the folder, so that a build is the same bytes in every folder.
 * Federation 2.9.2 puts absolute paths into the identifiers of these modules, and into a hash in the name of its entry;
 * webpack makes ids of them, and those of other modules depend on which are taken. Goes when federation keeps paths out.
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
  // It says the path of federation's entry, too.
  if (identifier.startsWith('container entry ')) return 'container';
  if (entry.test(identifier)) return 'federation';
  // Never in a file: it only takes an id.
  if (module.type === 'provide-module') return module.libIdent({});
}
