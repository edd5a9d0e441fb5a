import type { ModuleFederation } from '@module-federation/runtime';
import { formerNames } from '@shop/contracts/platform/former-names';

/** Shares modules under their former names too, for releases that were built with these. */
export function offerFormerNames(shell: ModuleFederation): void {
  const scope = shell.shareScopeMap.default;
  for (const [former, name] of Object.entries(formerNames)) {
    const shared = scope?.[name];
    if (scope && shared) scope[former] = shared;
  }
}
