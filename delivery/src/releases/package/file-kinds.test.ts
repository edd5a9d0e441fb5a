import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAreaName, isReleasePath, isVersion } from './file-kinds.ts';

test('an area has a name that folders, addresses and records can hold', () => {
  for (const name of ['catalog', 'basket-order', 'shell']) assert.ok(isAreaName(name), name);
  // An object as a record of areas would silently drop these two.
  for (const name of ['constructor', 'prototype', 'pointers', '.uploads', 'a', 'Catalog', '../shell', 'a/b'])
    assert.ok(!isAreaName(name), name);
});

test('no version and no file of a release leads out of its folder', () => {
  for (const version of ['1.0.0', '1.4.0-3f2a91c07d', '1.0+5']) assert.ok(isVersion(version), version);
  for (const version of ['', '.', '..', '.hidden', 'a/b', 'a b', 'a\n', 'x'.repeat(101)])
    assert.ok(!isVersion(version), version);
  assert.ok(isReleasePath('chunks/a.js'));
  for (const file of [
    '../a.js',
    'a/../b.js',
    '/a.js',
    'a//b.js',
    '.env',
    'a/.b',
    'a.js.br',
    'release.json',
    'a\0.js',
  ])
    assert.ok(!isReleasePath(file), file);
});
