import * as v from 'valibot';
import { permissionName, role } from '../account/permissions.ts';

/** The name of an area; its folder is `mfe-<area>`. Any kebab-case name is valid, so new areas need no edit here. */
export const areaName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/));

const guards: readonly string[] = [
  ...['auth', 'guest', 'manager', 'not-manager', 'technical', 'user', 'open'],
  ...role.options.map((name) => `role:${name}`),
];

/** Names a guard (§6). `role:<NAME>` requires a role. For an unknown name the shell shows 500 «Unknown middleware». */
export const guardName = v.pipe(
  v.string(),
  v.check(
    (name) => guards.includes(name),
    ({ input }) => `there is no guard ${input}`,
  ),
);

export const layoutName = v.picklist(
  ['default', 'typical', 'content'],
  ({ received }) => `there is no layout ${received}`,
);

/** First segments of the paths that the web origin and the API answer themselves; pages cannot use them. */
const reserved = [
  'api',
  'web',
  'media',
  'releases',
  'operations',
  'embed',
  'telemetry',
  'metrics',
  'healthz',
  'discovery',
];

const routePath = v.pipe(
  v.string(),
  v.regex(/^\/([\w-]+\/)*$/, ({ input }) => `the path ${input} must begin and end with a slash`),
  v.check(
    (path) => !reserved.includes(path.split('/')[1] ?? ''),
    ({ input }) => `the path ${input} is reserved for the server`,
  ),
);

/**
 * A route as data, for the shell and the areas alike. A route owns all paths below it; the longest match wins.
 * - `chunk` names the page's chunk, which the web origin preloads.
 * - `chunkBelow` names the chunk of the pages below the path if it is a different one (a list and its details).
 * - `slots` names the slots the page shows at once, so that their widgets are preloaded too.
 */
export const areaRoute = v.object({
  path: routePath,
  guard: guardName,
  layout: layoutName,
  title: v.string(),
  /** Users who pass the guard but lack this permission are sent to the home page, for example operations. */
  permission: v.optional(permissionName),
  chunk: v.optional(v.string()),
  chunkBelow: v.optional(v.string()),
  slots: v.optional(v.array(v.string())),
  /** `false` hides the side menu (§2: optional on typical pages). */
  sideMenu: v.optional(v.boolean()),
});
export type AreaRoute = v.InferOutput<typeof areaRoute>;

/** A menu entry of an area (§2), shown if the answer of `/api/sidebar/` does not contain the link. */
export const areaMenuEntry = v.object({
  link: routePath,
  name: v.string(),
  icon: v.string(),
  group: v.picklist([1, 2, 3]),
  guard: v.optional(guardName, 'auth'),
  /** Users without the permission do not get the entry: an area must not bring back what the server left out. */
  permission: v.optional(permissionName),
});

/** A module that an area exposes besides the one that starts it: `./` and a kebab-case name. */
const exposedModule = v.pipe(
  v.string(),
  v.regex(
    /^\.\/[a-z][a-z0-9-]{0,40}$/,
    ({ input }) => `the module ${input} must be ./ and a kebab-case name`,
  ),
);

/**
 * A component that an area offers for a slot of another area or the shell. `order` sorts the fillers of a slot. The
 * name of its module without `./` is its `code`, by which the home page stores a tile (`catalog/home.ts`).
 */
export const areaWidget = v.object({
  slot: v.string(),
  module: exposedModule,
  order: v.optional(v.number(), 100),
  /** Russian name for lists of widgets: «Баланс». Defaults to the area's title. */
  title: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Users without the permission get neither the widget nor its placeholder. */
  permission: v.optional(permissionName),
  /** Loaded when its placeholder approaches the viewport; neither preloaded nor part of a first screen's budget. */
  lazy: v.optional(v.boolean()),
  /** Height of the placeholder in CSS pixels, if the slot's own `height` does not fit. */
  height: v.optional(v.pipe(v.number(), v.integer(), v.minValue(24), v.maxValue(1000))),
});
export type AreaWidget = v.InferOutput<typeof areaWidget>;

/** An object an area offers to the others (`services.ts`). Its module exports it as `service`, and comes when it is asked for. */
export const areaService = v.object({ service: v.string(), module: exposedModule });

/** The code of a widget: the name of its module without `./`. */
export function widgetCode({ module }: Pick<AreaWidget, 'module'>): string {
  return module.slice(2);
}

/** `area.json`: everything the shell knows about an area before loading its code. */
export const areaManifest = v.object({
  area: areaName,
  /** Russian name for the error panel: «Каталог временно недоступен». */
  title: v.string(),
  /** The exposed module that starts the area. */
  module: v.optional(v.string(), './area'),
  routes: v.array(areaRoute),
  menu: v.optional(v.array(areaMenuEntry), []),
  widgets: v.optional(v.array(areaWidget), []),
  services: v.optional(v.array(areaService), []),
});
export type AreaManifest = v.InferOutput<typeof areaManifest>;
