/**
 * The global variable under which a release of an area registers its federation container; the build writes it, the
 * shell reads it. It contains the version, so that two releases of an area can be loaded side by side.
 */
export function containerName(area: string, version: string): string {
  return `shop_${area}_${version}`.replace(/\W/g, '_');
}
