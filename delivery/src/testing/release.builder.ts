import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaManifest } from '@shop/contracts/platform/area';
import type { ReleaseManifest } from '@shop/contracts/platform/release';

/** The properties of a build that matter to a test; the rest is plausible. */
export interface BuildWith extends Partial<Omit<ReleaseManifest, 'files' | 'manifest'>> {
  readonly area: string;
  readonly manifest?: Partial<AreaManifest> | null;
  /** Contents by path, besides those that every build has. */
  readonly extraFiles?: Readonly<Record<string, string>>;
}

/** A small build in memory: what would lie in `dist`, and its `release.json`. */
export function buildWith({ manifest, extraFiles, ...given }: BuildWith) {
  const isShell = given.area === 'shell';
  const own = isShell ? shellFiles : areaFiles;
  const contents = new Map(
    Object.entries({ ...own, ...extraFiles }).map(([file, text]) => [
      file,
      Buffer.from(file.endsWith('.map') ? text : `/* ${given.area} ${given.version ?? '1.0.0'} */ ${text}`),
    ]),
  );
  const release: ReleaseManifest = {
    version: '1.0.0',
    commit: null,
    mode: 'production',
    files: Object.fromEntries([...contents].map(([file, bytes]) => [file, describe(bytes)])),
    entry: [isShell ? 'shell.js' : 'remoteEntry.js'],
    styles: [],
    fonts: [],
    preload: isShell
      ? {
          bootstrap: ['vendor.js', 'bootstrap.js'],
          layout: ['vendor.js', 'layout.js'],
          areas: ['areas.js'],
          login: ['login.js'],
        }
      : { './area': ['area.js'], page: ['area.js', 'page.js'], './tile': ['tile.js'] },
    exports: isShell ? {} : { './area': ['bootstrap', 'mount', 'unmount'], './tile': ['Widget'] },
    contracts: isShell ? shellContracts : contractsOf(manifest),
    shared: isShell ? { '@shop/platform/http': ['call', 'send'] } : { '@shop/platform/http': ['call'] },
    manifest: manifest === null ? null : { ...manifestOf(given.area), ...manifest },
    ...given,
  };
  return { release, contents };
}

/** Writes such a build to a folder, as webpack would. */
export async function writeBuild(folder: string, build: ReturnType<typeof buildWith>): Promise<string> {
  for (const [file, content] of build.contents) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(build.release));
  return folder;
}

/** A candidate without a detour over the disk. */
export function candidateWith(given: BuildWith) {
  const { release, contents } = buildWith(given);
  return { manifest: release, files: contents };
}

const shellFiles = {
  'shell.js': 'start()',
  'vendor.js': 'vendor()'.repeat(200),
  'bootstrap.js': 'bootstrap()',
  'layout.js': 'layout()',
  'login.js': 'login()',
  'areas.js': 'areas()',
};
const areaFiles = {
  'remoteEntry.js': 'var area',
  'area.js': 'area()',
  'page.js': 'page()',
  'tile.js': 'tile()',
};

/** A contract none of whose properties matters to the test. */
const anything = { type: 'object', properties: {}, required: [] };
const shellContracts: ReleaseManifest['contracts'] = {
  slots: {
    'home.tile': { roles: ['knows', 'shows'], schema: anything },
    'product.add-to-basket': { roles: ['knows'], schema: anything },
  },
  events: {},
};

function contractsOf(manifest: BuildWith['manifest']): ReleaseManifest['contracts'] {
  const fills = manifest?.widgets?.map(({ slot }) => [slot, { roles: ['fills' as const], schema: anything }]);
  return { slots: Object.fromEntries(fills ?? []), events: {} };
}

function describe(content: Buffer) {
  return {
    bytes: content.length,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  };
}

function manifestOf(area: string): AreaManifest {
  const common = { layout: 'default', title: area } as const;
  const shellRoutes = [
    { ...common, path: '/', guard: 'auth' },
    { ...common, path: '/auth/', guard: 'guest', layout: 'typical' as const, chunk: 'login' },
  ];
  const areaRoutes = [{ ...common, path: `/${area}/`, guard: 'auth', chunk: 'page' }];
  return {
    area,
    title: area,
    module: './area',
    routes: area === 'shell' ? shellRoutes : areaRoutes,
    menu: [],
    widgets: [],
    services: [],
  };
}
