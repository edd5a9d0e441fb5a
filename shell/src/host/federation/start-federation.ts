import { getInstance, registerGlobalPlugins, registerPlugins } from '@module-federation/enhanced/runtime';
import { developmentModules, shareMissing } from './development-modules.ts';
import { offerFormerNames } from './offer-former-names.ts';
import { areas, startPath } from './page-areas.ts';
import { shareRuntime } from './share-runtime.ts';
import { shellPlugin } from './shell-plugin.ts';
import { allowReleaseScripts } from './trusted-types.ts';

/**
 * Everything that runs before the shell's own chunks. Nothing here may wait: the area of the path starts loading before
 * they arrive (architecture §2).
 */
export function startFederation(): void {
  const shell = getInstance();
  if (!shell) throw new Error('The federation runtime did not start');
  shareRuntime();
  const { src } = document.currentScript as HTMLScriptElement;
  allowReleaseScripts(areas, src);
  const instead = developmentModules();
  shareMissing(shell, instead);
  offerFormerNames(shell);
  const plugin = shellPlugin(areas, shell, instead);
  registerGlobalPlugins([plugin]);
  registerPlugins([plugin]);
  startPath(location.pathname);
}
