import { LOCALE } from '@shop/domain/constants';
import { areas, startPath } from 'shell-sources/host/federation/page-areas.ts';
import { allowReleaseScripts } from 'shell-sources/host/federation/trusted-types.ts';

/** Does what `shell/src/index.ts` does, without federation. */
allowReleaseScripts(areas, document.currentScript.src);
startPath(location.pathname);
void import(/* webpackChunkName: "bootstrap" */ 'shell-sources/bootstrap.tsx');
globalThis.requestIdleCallback?.(() => new Intl.NumberFormat(LOCALE));
