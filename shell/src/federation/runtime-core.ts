import * as core from '@module-federation/runtime/core';

// Remotes are built with `externalRuntime`: they take the core from here instead of bringing 19 kB each.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
