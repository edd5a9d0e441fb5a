/** Replaces federation's bundler runtime in an area's build: `share-runtime.ts` of the shell provides it. */
export default globalThis.shopFederation();
