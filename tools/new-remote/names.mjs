import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../lib/processes/steps.mjs';
import { frontends, ownFrontends, root } from '../lib/project.mjs';

/** The same pattern as `areaName` of shared/contracts/src/platform/area.ts. */
const AREA_NAME = /^[a-z][a-z0-9-]{1,30}$/;
/** Names that the release store uses itself. */
const FOLDERS = ['pointers', 'shell'];
/** First segments of paths that the web origin or the shell answers itself. */
const PATHS = ['api', 'auth', 'discovery', 'embed', 'engineering-works', 'healthz', 'media', 'metrics']
  .concat(['operations', 'releases', 'telemetry', 'web'])
  .map((name) => `/${name}/`);
/** A title is valid in JSON, in a quoted string and in JSX without escaping. */
const TITLE = /^[\p{L}\p{N}][\p{L}\p{N} .,:«»()–—-]{0,59}$/u;

export const folderOf = (area) => `mfe-${area}`;

/** Throws a `Stop` that says why no remote can be made under this name. */
export function checkNewArea(area) {
  checkName(area);
  if (FOLDERS.includes(area)) throw new Stop(`«${area}» is a name the release store keeps for itself.`);
  if (PATHS.includes(`/${area}/`)) throw new Stop(`The shop itself answers /${area}/. Choose another name.`);
  if (existsSync(join(root, folderOf(area)))) throw new Stop(`${folderOf(area)} is there already.`);
  const owner = ownerOf(`/${area}/`);
  if (owner) throw new Stop(`/${area}/ belongs to ${owner}. Choose another name.`);
}

/** Throws a `Stop` unless the remote exists and the shop works without it. */
export function checkRemovable(area) {
  checkName(area);
  const folder = folderOf(area);
  if (ownFrontends.includes(folder) || area === 'shell')
    throw new Stop(`«${area}» is a part of this shop: its tests and its other areas count on it.`);
  if (!existsSync(join(root, folder))) throw new Stop(`There is no ${folder}.`);
}

/** Throws a `Stop` unless the title needs no escaping in code. */
export function checkTitle(title) {
  if (TITLE.test(title)) return;
  throw new Stop(`«${title}» cannot be a title: up to 60 letters, digits, spaces and . , : « » ( ) – —`);
}

function checkName(area) {
  if (AREA_NAME.test(area)) return;
  throw new Stop(
    `«${area}» cannot be the name of an area: 2 to 31 small Latin letters, digits and hyphens, a letter first.`,
  );
}

/** The remote with a route of this path. */
function ownerOf(path) {
  return frontends
    .filter((folder) => folder !== 'shell')
    .find((folder) => {
      const { routes } = JSON.parse(readFileSync(join(root, folder, 'area.json'), 'utf8'));
      return routes.some((route) => route.path === path);
    });
}
