const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/** Takes the modules of areas from this bundle, in place of the shell's `remote-loader.ts`, which loads them from remotes. */
module.exports = async function loadFromBundle() {
  const done = this.async();
  const { frontends, root } = await import('../../../tools/lib/project.mjs');
  const { moduleChunk } = await import('./release-folders.mjs');
  const modules = frontends
    .filter((folder) => folder !== 'shell')
    .flatMap((folder) => exposedBy(join(root, folder), moduleChunk));
  done(
    null,
    `const modules: Record<string, () => Promise<unknown>> = { ${modules.join(', ')} };
export const loadFromRemote = (area: string, _: unknown, module: string) => modules[area + module.slice(1)]!();`,
  );
};

function exposedBy(folder, moduleChunk) {
  const {
    area,
    module = './area',
    widgets = [],
    services = [],
  } = JSON.parse(readFileSync(join(folder, 'area.json'), 'utf8'));
  const sources = [
    [module, 'index'],
    ...widgets.map((widget) => [widget.module, join('widgets', widget.module)]),
    ...services.map((service) => [service.module, join('services', service.module)]),
  ];
  return sources.map(([exposed, source]) => {
    const file = JSON.stringify(join(folder, 'src', source));
    const chunk = moduleChunk(area, exposed);
    return `'${area}${exposed.slice(1)}': () => import(/* webpackChunkName: "${chunk}" */ ${file})`;
  });
}
