/**
 * Stands in the shell's build for two files of federation's core that only matter with manifests and snapshots, which
 * are switched off (`disableSnapshot`): the core still imports them, 2.3 kB for nothing. Goes when the core does.
 */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
export const formatPreloadArgs = () => [];
export const preloadAssets = () => undefined;
export const normalizePreloadExposes = () => [];
export const defaultPreloadArgs = {};
