/**
 * The global variable under which a release of an area registers itself. It carries the version, so that a release
 * and the previous one can be loaded side by side. The build writes it, the shell reads it.
 */
export function containerName(area: string, version: string): string {
  return `shop_${area}_${version}`.replace(/\W/g, '_');
}
