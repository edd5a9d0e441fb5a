import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawFloors } from './floors.mjs';

test('a package stands right above the highest that it may import', () => {
  const drawing = drawFloors(
    {
      'shared/domain': [],
      tools: [],
      'shared/ui': ['shared/domain'],
      'mfe-[^/]+': ['shared/domain', 'shared/ui'],
    },
    { shell: ['host', 'screens'], backend: ['platform', 'modules'] },
  );
  assert.equal(
    drawing,
    [
      '2  mfe-*',
      '1  shared/ui',
      '0  shared/domain  tools',
      '',
      'shell    host < screens',
      'backend  platform < modules',
    ].join('\n'),
  );
});
