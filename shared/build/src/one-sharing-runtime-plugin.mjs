const name = 'OneSharingRuntimePlugin';

/**
 * Leaves webpack's own list of shared modules out of the entry. Federation 2.9.2 writes another one right after it,
 * which replaces it, so webpack's never runs. Goes when federation no longer asks webpack for it.
 */
export class OneSharingRuntimePlugin {
  apply(compiler) {
    const { shareScopeMap } = compiler.webpack.RuntimeGlobals;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // The hook stops at the first answer, so webpack's `RuntimePlugin`, which comes last, adds nothing.
      compilation.hooks.runtimeRequirementInTree.for(shareScopeMap).tap(name, () => true);
    });
  }
}
