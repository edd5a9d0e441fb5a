/** Stands in an area's build for federation's bundler runtime: the shell's, handed over by `share-runtime.ts`. */
export default globalThis.shopFederation();
