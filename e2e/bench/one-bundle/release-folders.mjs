/** The version of every part of the bundle. */
export const VERSION = '1.0.0-one';

/** The folder of an area's release, from the folder of all. */
export function folderOf(area) {
  return `${area}/${VERSION}`;
}

/** The name of a chunk of this area: its path without the ending. */
export function nameOf(area, chunk) {
  return `${folderOf(area)}/${chunk}`;
}

/** The chunk of a module that an area exposes: `./area` is in `area`. */
export function moduleChunk(area, module) {
  return nameOf(area, module.slice(2));
}
