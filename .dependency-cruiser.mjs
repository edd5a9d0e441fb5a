/**
 * Who may import whom: the table of ARCHITECTURE.md, row by row. A package that is not in a row's list is forbidden.
 * Every package may import its own files.
 */
export const mayImport = {
  'shared/domain': [],
  'shared/contracts': ['shared/domain'],
  'shared/server': ['shared/domain'],
  'shared/platform': ['shared/domain', 'shared/contracts'],
  'shared/ui': ['shared/domain', 'shared/contracts', 'shared/platform'],
  'shared/remote': ['shared/domain', 'shared/contracts', 'shared/platform', 'shared/ui'],
  'shared/kit': ['shared/domain', 'shared/contracts', 'shared/platform', 'shared/ui', 'shared/remote'],
  'shared/testing': ['shared/domain', 'shared/contracts', 'shared/platform', 'shared/ui'],
  'shared/build': ['shared/contracts', 'shared/ui'],
  'shared/gallery': ['shared/domain', 'shared/platform', 'shared/ui'],
  shell: ['shared/domain', 'shared/contracts', 'shared/platform', 'shared/ui', 'shared/remote', 'shared/kit'],
  'mfe-[^/]+': [
    'shared/domain',
    'shared/contracts',
    'shared/platform',
    'shared/ui',
    'shared/remote',
    'shared/kit',
  ],
  backend: ['shared/domain', 'shared/contracts', 'shared/server'],
  delivery: ['shared/domain', 'shared/contracts', 'shared/server'],
  e2e: ['shared/domain', 'shared/contracts', 'tools'],
  tools: [],
};

/** Tests and settings may import these packages too: nothing of them reaches a page or a server. */
const testsMayImport = ['shared/testing', 'shared/build'];
const isTest =
  '\\.(test|builder)\\.tsx?$|/testing/|/testing\\.tsx?$|(jest|webpack)\\.config\\.mjs$|/bench/|^delivery/nginx/';

/** Floors inside a package, the lowest first. */
export const floorsInside = {
  shell: ['host', 'chrome', 'screens'],
  'mfe-*': ['common', 'features', 'widgets'],
  backend: ['platform', 'modules', 'processes'],
  'delivery/src/releases': ['gate', 'package', 'store', 'moves', 'reports'],
};

const packages = Object.keys(mayImport);
const pathOf = (names) => `^(${names.join('|')})/`;

/** Two rules for a row: one for what is shipped, one for tests, which may take what tests are made of. */
function rulesOf([name, allowed]) {
  const self = name === 'mfe-[^/]+' ? [] : [name];
  const own = name === 'mfe-[^/]+' ? '^(mfe-[^/]+)/' : pathOf([name]);
  const forbid = (suffix, from, also) => ({
    name: `${name.replace('[^/]+', 'x')}${suffix}`,
    comment: `ARCHITECTURE.md lists what ${name} may import.`,
    severity: 'error',
    from: { path: own, ...from },
    to: {
      path: pathOf(packages),
      pathNot: [...(self.length > 0 ? [pathOf(self)] : ['^$1/']), ...allTo([...allowed, ...also])],
    },
  });
  return [
    forbid('', { pathNot: isTest }, []),
    forbid('-tests', { path: `${own}.*(${isTest})` }, testsMayImport),
  ];
}

function allTo(names) {
  return names.length > 0 ? [pathOf(names)] : [];
}

/**
 * A floor may import itself and those below it. What lies beside the floors starts them: none imports it, but what
 * `besides` lists for a floor.
 */
function floorRulesOf(folder, besides = {}) {
  const floors = floorsInside[folder.replace(/\/src$/, '')];
  return floors.map((floor, index) => ({
    name: `${folder.replaceAll('/', '-')}-${floor}`,
    comment: 'A floor knows nothing of those above it; it offers a hook instead.',
    severity: 'error',
    from: { path: `^${folder}/${floor}/`, pathNot: isTest },
    to: {
      path: `^${folder}/`,
      pathNot: [`^${folder}/(${floors.slice(0, index + 1).join('|')})/`, ...(besides[floor] ?? [])],
    },
  }));
}

/** Inside the shell and the areas: which folder may know which. */
const [common, , widgetsFloor] = floorsInside['mfe-*'];
/** Widgets and services: what an area exposes to others. */
const widgets = `(${widgetsFloor}|services)`;
const shellRoutes = ['^shell/src/routes\\.ts$'];
const insidePages = [
  ...floorRulesOf('shell/src', { host: shellRoutes, screens: shellRoutes }),
  {
    name: 'area-features-apart',
    comment:
      'Features of an area meet in its common/ or by a public file of the other: index.ts, <noun>.api.ts. What is loaded later ' +
      'is a chunk of its own and is named by its file.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/([^/]+)/', pathNot: [isTest, `^mfe-[^/]+/src/${widgets}/`] },
    to: {
      path: '^$1/src/',
      pathNot: [`^$1/src/($2|${common})/`, '^$1/src/[^/]+/(index|[^/]+\\.api)\\.tsx?$'],
      dynamic: false,
    },
  },
  {
    name: 'area-common-below-features',
    comment: 'What features of an area share knows none of them, not even later.',
    severity: 'error',
    from: { path: `^(mfe-[^/]+)/src/${common}/`, pathNot: isTest },
    to: { path: '^$1/src/', pathNot: `^$1/src/${common}/` },
  },
  {
    name: 'area-entries-on-top',
    comment: 'Exposed modules are entry points: nothing of the area imports them.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/', pathNot: [isTest, `^mfe-[^/]+/src/${widgets}/`] },
    to: { path: `^$1/src/(${widgets}/|index\\.ts$)` },
  },
  {
    name: 'no-folder-cycle',
    comment: 'Two folders that need each other are one folder, or hide a third.',
    severity: 'error',
    scope: 'folder',
    from: { path: '^(shell|mfe-[^/]+)/src(/|$)' },
    to: { circular: true },
  },
];

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...Object.entries(mayImport).flatMap(rulesOf),
    ...insidePages,
    {
      name: 'core-knows-no-parts',
      comment: 'What exists once on the page is not made of what every area bundles.',
      severity: 'error',
      from: { path: '^shared/ui/src/core/', pathNot: isTest },
      to: { path: '^shared/ui/src/parts/' },
    },
    ...floorRulesOf('backend/src'),
    ...floorRulesOf('delivery/src/releases'),
    {
      name: 'backend-modules-meet-in-public',
      comment: 'What a module gives to others stands in its <noun>.api.ts.',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/', pathNot: isTest },
      to: { path: '^backend/src/modules/[^/]+/', pathNot: ['^backend/src/modules/$1/', '\\.api\\.ts$'] },
    },
    {
      name: 'backend-processes-use-modules-in-public',
      comment:
        'What a module gives to others stands in its <noun>.api.ts; the API takes the routes of all from one list.',
      severity: 'error',
      from: { path: '^backend/src/processes/', pathNot: isTest },
      to: { path: '^backend/src/modules/[^/]+/', pathNot: '\\.api\\.ts$' },
    },
    {
      name: 'nothing-shipped-imports-tests',
      comment: 'What tests are made of reaches no page and no server.',
      severity: 'error',
      from: { path: pathOf(packages), pathNot: [isTest, '^shared/testing/', '^e2e/', '^tools/'] },
      to: { path: '/testing/|\\.test\\.tsx?$', pathNot: '^shared/platform/src/session/testing\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
