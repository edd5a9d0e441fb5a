/**
 * Draws who stands on whom, from the lists of the rules: each package on the lowest floor above all that it may import.
 * @param {Record<string, readonly string[]>} mayImport what each package may import; a name may be a pattern
 * @param {Record<string, readonly string[]>} inside floors inside a package, the lowest first
 * @returns {string} one line for a floor, the highest first, then one line for each package with floors inside
 */
export function drawFloors(mayImport, inside) {
  const floorOf = (name) => Math.max(-1, ...(mayImport[name] ?? []).map(floorOf)) + 1;
  const floors = [];
  for (const name of Object.keys(mayImport)) {
    floors[floorOf(name)] ??= [];
    floors[floorOf(name)].push(plain(name));
  }
  const lines = floors.map((names, floor) => `${floor}  ${names.join('  ')}`).reverse();
  const width = Math.max(...Object.keys(inside).map((name) => name.length));
  const within = Object.entries(inside).map(([name, parts]) => `${name.padEnd(width)}  ${parts.join(' < ')}`);
  return [...lines, '', ...within].join('\n');
}

function plain(name) {
  return name.replace('[^/]+', '*');
}
