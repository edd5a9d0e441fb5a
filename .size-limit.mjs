import { readdirSync, readFileSync } from 'node:fs';

/**
 * Weight budgets: brotli JavaScript of a whole first screen, as a visitor with an empty cache downloads it.
 * What a screen needs is read from the `release.json` of the builds, the same that the page preloads.
 */
const releaseOf = (folder) => JSON.parse(readFileSync(`${folder}/dist/release.json`, 'utf8'));
const inDist = (folder, files) => files.map((file) => `${folder}/dist/${file}`);

const shell = releaseOf('shell');
const shellScreen = (name) => inDist('shell', [...shell.entry, ...shell.preload[name]]);

const areas = readdirSync('.')
  .filter((name) => name.startsWith('mfe-'))
  .map((folder) => ({ folder, release: releaseOf(folder) }));

const widgetsIn = (slot) =>
  areas.flatMap(({ folder, release }) =>
    release.manifest.widgets
      .filter((widget) => widget.slot === slot)
      .flatMap((widget) => inDist(folder, [...release.entry, ...release.preload[widget.module]])),
  );

const screens = areas.flatMap(({ folder, release }) =>
  release.manifest.routes.map(({ path, chunk }) => ({
    name: path,
    path: unique([
      ...shellScreen('layout'),
      ...inDist('shell', shell.preload.areas),
      ...inDist(folder, [
        ...release.entry,
        ...release.preload[release.manifest.module],
        ...(release.preload[chunk] ?? []),
      ]),
      ...(release.manifest.area === 'catalog' ? widgetsIn('product.add-to-basket') : []),
    ]),
    limit: '190 kB',
    brotli: true,
  })),
);

const lazy = [shell, ...areas.map(({ release }) => release)].flatMap((release) => {
  const folder = release.area === 'shell' ? 'shell' : `mfe-${release.area}`;
  const first = new Set([...release.entry, ...Object.values(release.preload).flat()]);
  // What only pages in development load weighs nothing for a visitor.
  const later = Object.keys(release.files).filter(
    (file) => file.endsWith('.js') && !file.startsWith('development/') && !first.has(file),
  );
  return later.map((file) => ({
    name: `lazy ${folder}/${file}`,
    path: inDist(folder, [file]),
    limit: '100 kB',
    brotli: true,
  }));
});

export default [
  { name: '/auth', path: shellScreen('login'), limit: '150 kB', brotli: true },
  {
    name: '/',
    path: unique([...shellScreen('home'), ...widgetsIn('home.tile')]),
    limit: '170 kB',
    brotli: true,
  },
  ...screens,
  ...lazy,
];

function unique(paths) {
  return [...new Set(paths)];
}
