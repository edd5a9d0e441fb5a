/**
 * Replaces parts of federation's core in the shell's build that only matter with manifests and snapshots,
 * with several versions of a shared module, or on a server. All of that is switched off here, but the core
 * still imports them: 5 kB on every page. Goes when the core drops them itself. Errors keep their code;
 * federation's documentation explains it.
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
export const satisfy = () => true;
export const loadScriptNode = () => undefined;
export const createScriptNode = () => undefined;

export const remotes = () => undefined;

export const createLogger = () => ({ ...console, debug: () => undefined });
export const createInfrastructureLogger = () => createLogger();
export const logger = createLogger();
export const infrastructureLogger = createLogger();
export const bindLoggerToCompiler = () => undefined;

export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
export const getShortErrorMsg = (code, _descriptions, args, original) =>
  [`#${code}`, args && JSON.stringify(args), original].filter(Boolean).join('\n');
