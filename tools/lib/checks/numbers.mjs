/**
 * Faults of files that begin with a number: two of one number, and names that an index does not link.
 * @param {readonly string[]} names the files of one folder
 * @param {string} [index] the text that should link each of them
 * @returns {string[]}
 */
export function findNumberFaults(names, index) {
  const numbered = names.filter((name) => /^\d{3}-/.test(name)).sort();
  const twice = numbered.filter((name, at) => numbered[at - 1]?.slice(0, 3) === name.slice(0, 3));
  const missing = index === undefined ? [] : numbered.filter((name) => !index.includes(`(${name})`));
  return [
    ...twice.map((name) => `${name}: another file has this number`),
    ...missing.map((name) => `${name}: the index does not link it`),
  ];
}
