const remotes = '^mfe-[^/]+/';

/** Who may import whom (ARCHITECTURE.md). */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'remotes-are-alone',
      comment: 'A remote is released alone: use a slot, an event or a link instead of another remote.',
      severity: 'error',
      from: { path: '^mfe-([^/]+)/' },
      to: { path: remotes, pathNot: '^mfe-$1/' },
    },
    {
      name: 'shared-knows-nobody',
      comment: 'shared/ is below everything.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: `${remotes}|^shell/|^backend/|^delivery/` },
    },
    {
      name: 'browser-knows-no-server',
      comment: 'Pages reach servers by contracts only.',
      severity: 'error',
      from: { path: `${remotes}|^shell/` },
      to: { path: '^backend/|^delivery/' },
    },
    {
      name: 'nobody-imports-the-shell',
      comment: 'The shell is below nobody.',
      severity: 'error',
      from: { pathNot: '^shell/' },
      to: { path: '^shell/' },
    },
    {
      name: 'servers-take-the-pure-parts',
      comment: 'Servers share contracts, format and validation, nothing of the browser.',
      severity: 'error',
      from: { path: '^(backend|delivery)/' },
      to: { path: '^shared/', pathNot: '^shared/src/(contracts|format|validation)/' },
    },
    {
      name: 'servers-are-apart',
      comment: 'The API and the web origin meet on the wire only.',
      severity: 'error',
      from: { path: '^(backend|delivery)/' },
      to: { path: '^(backend|delivery)/', pathNot: '^$1/' },
    },
    {
      name: 'pure-parts-stay-pure',
      comment: 'contracts, format and validation are bundled into every area, so they may hold no state.',
      severity: 'error',
      from: { path: '^shared/src/(contracts|format|validation)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/src/', pathNot: '^shared/src/(contracts|format|validation)/' },
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
