import path from 'node:path';

const compressible = new Set([
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.json',
  '.html',
  '.txt',
  '.xml',
  '.wasm',
  '.ttf',
  '.map',
]);

/** Whether brotli and gzip make such a file smaller; pictures and woff2 are compressed already. */
export function isCompressible(file: string): boolean {
  return compressible.has(path.extname(file));
}

/** A plain path within a release: no `..`, no hidden part, no compressed copy (the store makes its own). */
export function isReleasePath(file: string): boolean {
  return (
    /^[\w@~+-][\w.@~+-]*(\/[\w@~+-][\w.@~+-]*)*$/.test(file) &&
    !/\.(br|gz)$/.test(file) &&
    file !== 'release.json'
  );
}

/** Names that become folders of the store. */
export function isVersion(text: string): boolean {
  return /^[\w+-][\w.+-]{0,99}$/.test(text);
}

/** Neither the store's own folder, nor a property of every object, which a record of areas would lose. */
export function isAreaName(text: string): boolean {
  return !['pointers', 'constructor', 'prototype'].includes(text) && /^[a-z][a-z0-9-]{1,30}$/.test(text);
}
