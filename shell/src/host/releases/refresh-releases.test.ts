import type { DiscoveryDocument } from '@shop/contracts/platform/discovery';
import { stubApi } from '@shop/testing/api.ts';
import { buildAreaWith } from '../../testing/area.builder.ts';
import type { Area } from '../discovery/discovery.ts';
import { createAreaLoader } from '../federation/area-loader.ts';
import { isMicrofrontend } from '../federation/modules.ts';
import { refreshReleases } from './refresh-releases.ts';

const origin = stubApi();

const SHELL = '3.16.0';
const FRONTEND_DISCOVERY =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
const lifecycles = { bootstrap: jest.fn(), mount: jest.fn(), unmount: jest.fn() };

/** Makes the origin answer that these areas are live now. */
function originSays(areas: readonly Area[], shellVersion = SHELL): void {
  const microFrontends = Object.fromEntries(
    areas.map(({ name, manifest, current, previous }) => [
      name,
      [
        {
          url: current.url,
          fallbackUrl: previous?.url ?? null,
          metadata: { version: current.version, integrity: current.integrity },
          deployment: { traffic: 100, default: true },
          extras: { area: manifest, previous },
        },
      ],
    ]),
  );
  const document: DiscoveryDocument = { schema: FRONTEND_DISCOVERY, microFrontends };
  origin.serves('/discovery.json', document, { 'shop-shell': shellVersion });
}

const next = (name: string): Area => {
  const area = buildAreaWith({ area: name, title: 'Новый' });
  return {
    ...area,
    current: { ...area.current, version: '3.0.0', url: `/releases/${name}/3.0.0/remoteEntry.js` },
  };
};

it('an area nobody has opened yet takes over the release of now', async () => {
  const areas = [buildAreaWith()];
  const loader = createAreaLoader(async () => lifecycles);
  originSays([next('catalog')]);
  expect(await refreshReleases(areas, loader, SHELL)).toBe(false);
  expect(areas[0]).toMatchObject({ current: { version: '3.0.0' }, manifest: { title: 'Новый' } });
});

it('an area that was only fetched ahead takes over the release of now, and loads that', async () => {
  const areas = [buildAreaWith()];
  const loader = createAreaLoader(async () => lifecycles);
  await loader.load(areas[0]!, './area', isMicrofrontend, 'ahead').ready;
  originSays([next('catalog')]);
  expect(await refreshReleases(areas, loader, SHELL)).toBe(false);
  const { release } = await loader.load(areas[0]!, './area', isMicrofrontend).ready;
  expect(release.version).toBe('3.0.0');
});

it('an open area stays as it is, and a reload would bring news', async () => {
  const areas = [buildAreaWith()];
  const loader = createAreaLoader(async () => lifecycles);
  await loader.load(areas[0]!, './area', isMicrofrontend).ready;
  originSays([next('catalog')]);
  expect(await refreshReleases(areas, loader, SHELL)).toBe(true);
  expect(areas[0]!.current.version).toBe('2.0.0');
});

it('an area that could not be loaded takes over the release that replaced it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const areas = [buildAreaWith()];
  const loader = createAreaLoader(() => Promise.reject(new Error('404')));
  await expect(loader.load(areas[0]!, './area', isMicrofrontend).ready).rejects.toThrow('404');
  originSays([next('catalog')]);
  await refreshReleases(areas, loader, SHELL);
  expect(areas[0]!.current.version).toBe('3.0.0');
});

it.each([
  ['an area this page does not know', [next('catalog'), next('pricing')], SHELL, true],
  ['another shell', [next('catalog')], '3.17.0', true],
  ['the same as before', [buildAreaWith()], SHELL, false],
  ['an area taken off the shop', [], SHELL, false],
])('of %s a reload brings news or not', async (_what, live, shellVersion, isNews) => {
  originSays(live, shellVersion);
  const loader = createAreaLoader(async () => lifecycles);
  expect(await refreshReleases([buildAreaWith()], loader, SHELL)).toBe(isNews);
});
