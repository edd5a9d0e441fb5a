import { getInstance, registerGlobalPlugins, registerPlugins } from '@module-federation/enhanced/runtime';
import { developmentModules } from './development/development-modules.ts';
import { areas, startAreaOf } from './federation/page.ts';
import { shareRuntime } from './federation/share-runtime.ts';
import { shellPlugin } from './federation/shell-plugin.ts';
import { allowReleaseScripts } from './federation/trusted-types.ts';
import { areaOf } from './screen/find-route.ts';

// Nothing here may wait: the area of the path starts to load before the shell's own chunks have come (architecture §2).
const shell = getInstance();
if (!shell) throw new Error('The federation runtime did not start');
shareRuntime();
const { src } = document.currentScript as HTMLScriptElement;

allowReleaseScripts(areas, src);
const plugin = shellPlugin(areas, shell, developmentModules());
registerGlobalPlugins([plugin]);
registerPlugins([plugin]);

startAreaOf(areaOf(location.pathname, areas));
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
