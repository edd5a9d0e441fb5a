/** Folders that ARCHITECTURE.md explains for every package. */
const EXPLAINED = new Set(['common', 'testing', 'modules', 'platform', 'processes']);

/**
 * Compares the README of a package with its folders.
 * @param {string} readme its text
 * @param {readonly string[]} paths files and folders below `src`, relative to it
 * @param {readonly string[]} folders those of them that the README has to name
 * @param {(path: string) => boolean} exists whether the path is one of the package or of the repository
 * @returns {string[]} one line for a folder that it does not name, and for a name in its tables that nothing has
 */
export function compareFolders(readme, paths, folders, exists) {
  const named = new Set([...EXPLAINED, ...codeIn(readme).flatMap((code) => code.split('/'))]);
  const names = new Set(paths.flatMap((path) => path.split('/')).map((name) => name.replace(/\..*/, '')));
  const isPath = (name) => name.split('/').every((part) => names.has(part)) || exists(name);
  const rows = readme.split('\n').filter((line) => line.startsWith('|'));
  return [
    ...folders
      .filter((folder) => !named.has(folder.split('/').at(-1)))
      .map((name) => `does not name ${name}`),
    ...rows
      .flatMap(pathsIn)
      .filter((name) => !isPath(name))
      .map((name) => `names ${name}, which does not exist`),
  ];
}

/**
 * Finds the paths of sources that a document names and the repository does not have.
 * @param {string} document its text
 * @param {(path: string) => boolean} exists
 * @returns {string[]} one line for each
 */
export function findAbsentPaths(document, exists) {
  return codeIn(document)
    .filter((code) => /^[a-z/-]+\/src\/[\w./-]+$/.test(code) && !exists(code))
    .map((path) => `names ${path}, which does not exist`);
}

/** Whatever a row writes as code in lower case, such as `releases` or `header/refresh-counters`, is a path. */
function pathsIn(row) {
  return codeIn(row)
    .filter((code) => /^[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)*\/?$/.test(code))
    .map(withoutSlash);
}

function codeIn(text) {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
}

function withoutSlash(path) {
  return path.replace(/\/$/, '');
}
