import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TopicCache } from './topic-cache.ts';

describe('answers that are kept until their topics change', () => {
  const make = (isCurrent = true) =>
    new TopicCache<string, string>({ maxEntries: 2, maxAgeMs: 60_000 }, () => isCurrent);
  const ofSettings = () => ['settings'] as const;
  const reader = () => {
    let readings = 0;
    return async () => {
      readings += 1;
      return `reading ${readings}`;
    };
  };

  it('are read once, also by callers that ask at the same time', async () => {
    const [kept, read] = [make(), reader()];
    const both = [kept.get('a', read, ofSettings), kept.get('a', read, ofSettings)];
    assert.deepEqual(await Promise.all(both), ['reading 1', 'reading 1']);
    assert.equal(await kept.get('a', read, ofSettings), 'reading 1');
  });

  it('are read again after a change of their topic, and of no other', async () => {
    const [kept, read] = [make(), reader()];
    await kept.get('a', read, ofSettings);
    kept.forget('cities');
    assert.equal(await kept.get('a', read, ofSettings), 'reading 1');
    kept.forget('settings');
    assert.equal(await kept.get('a', read, ofSettings), 'reading 2');
  });

  it('are not kept when something changes while they are read', async () => {
    const [kept, read] = [make(), reader()];
    const slow = Promise.withResolvers<string>();
    const old = kept.get('a', () => slow.promise, ofSettings);
    kept.forget('cities');
    slow.resolve('old');
    assert.equal(await old, 'old');
    assert.equal(await kept.get('a', read, ofSettings), 'reading 1');
  });

  it('are read every time while changes may be missed, after a failure, and without topics', async () => {
    const [deaf, read] = [make(false), reader()];
    await deaf.get('a', read, ofSettings);
    assert.equal(await deaf.get('a', read, ofSettings), 'reading 2');
    const kept = make();
    await assert.rejects(kept.get('a', () => Promise.reject(new Error('away')), ofSettings));
    assert.equal(await kept.get('a', read, () => null), 'reading 3');
    assert.equal(await kept.get('a', read, ofSettings), 'reading 4');
  });

  it('give way to newer ones, the least recently used first', async () => {
    const [kept, read] = [make(), reader()];
    for (const key of ['a', 'b', 'a', 'c']) await kept.get(key, read, ofSettings);
    assert.equal(await kept.get('a', read, ofSettings), 'reading 1');
    assert.equal(await kept.get('b', read, ofSettings), 'reading 4');
  });
});
