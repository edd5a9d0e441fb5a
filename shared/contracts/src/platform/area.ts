import * as v from 'valibot';
import { permissionName, role } from '../account/permissions.ts';

/** Names of the remotes; an area's folder is `mfe-<area>`. New areas need no edit here: any kebab-case name will do. */
export const areaName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/));

const guards: readonly string[] = [
  ...['auth', 'guest', 'manager', 'not-manager', 'technical', 'user', 'open'],
  ...role.options.map((name) => `role:${name}`),
];

/** Guards by name (§6). `role:<NAME>` asks for one role. The shell shows 500 «Unknown middleware» for any other. */
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

/** First parts of the paths that the web origin and the API answer themselves: no page can lie there. */
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
 * One route as data, the same for the shell's own and an area's. The path owns everything below it; of two
 * matching routes the longer wins. `chunk` names the page's chunk, which the web origin preloads with the page;
 * `chunkBelow` that of the pages below the path where it is another (a list and what is in it); `slots` names the slots that page shows at once, whose widgets are preloaded too.
 */
export const areaRoute = v.object({
  path: routePath,
  guard: guardName,
  layout: layoutName,
  title: v.string(),
  /** Whoever passes the guard and has not this goes home, as with any guard: operations have nothing of the shop. */
  permission: v.optional(permissionName),
  chunk: v.optional(v.string()),
  chunkBelow: v.optional(v.string()),
  slots: v.optional(v.array(v.string())),
  /** `false`: a page without the side menu beside it (§2: optional on typical pages). */
  sideMenu: v.optional(v.boolean()),
});
export type AreaRoute = v.InferOutput<typeof areaRoute>;

/** A menu entry an area brings along (§2): shown when the answer of `/api/sidebar/` has no such link. */
export const areaMenuEntry = v.object({
  link: routePath,
  name: v.string(),
  icon: v.string(),
  group: v.picklist([1, 2, 3]),
  guard: v.optional(guardName, 'auth'),
  /** Without it the entry stays away: the server leaves out what a user may not open, and the area must not bring it back. */
  permission: v.optional(permissionName),
});

/**
 * A component an area puts into a slot of another area or of the shell. `order` sorts the fillers of one slot. Its
 * module's name without `./` is its `code`, by which the home page remembers a tile (`catalog/home.ts`).
 */
export const areaWidget = v.object({
  slot: v.string(),
  module: v.pipe(
    v.string(),
    v.regex(
      /^\.\/[a-z][a-z0-9-]{0,40}$/,
      ({ input }) => `the module ${input} of a widget must be ./ and a kebab-case name`,
    ),
  ),
  order: v.optional(v.number(), 100),
  /** Russian, where people choose among the fillers: «Баланс». The area's title stands in for it. */
  title: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Whoever has it not gets neither the widget nor its place. */
  permission: v.optional(permissionName),
  /** Not preloaded and in no first screen's budget: loaded once its place comes near the screen. */
  lazy: v.optional(v.boolean()),
  /** CSS pixels its place keeps from the beginning, where the slot's own `height` does not fit it. */
  height: v.optional(v.pipe(v.number(), v.integer(), v.minValue(24), v.maxValue(1000))),
});
export type AreaWidget = v.InferOutput<typeof areaWidget>;

/** The name of a widget's module without `./`. */
export function widgetCode({ module }: Pick<AreaWidget, 'module'>): string {
  return module.slice(2);
}

/** `area.json`: all the shell knows of a remote before it loads it. */
export const areaManifest = v.object({
  area: areaName,
  /** Russian, for the error panel: «Каталог временно недоступен». */
  title: v.string(),
  /** The exposed module that starts the area. */
  module: v.optional(v.string(), './area'),
  routes: v.array(areaRoute),
  menu: v.optional(v.array(areaMenuEntry), []),
  widgets: v.optional(v.array(areaWidget), []),
});
export type AreaManifest = v.InferOutput<typeof areaManifest>;
