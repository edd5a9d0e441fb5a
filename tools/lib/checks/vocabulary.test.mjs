import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findOldWords } from './vocabulary.mjs';

const found = (path, source) =>
  findOldWords(path, source).map(({ line, found: words }) => `${line} ${words}`);

test('old words are found in names, file names, comments and prose, each at its line', () => {
  const code = `const spendCheckWord = 1;
/**
 * Read by the page
 * and whoever asks.
 */
function pumpAll() {}`;
  assert.deepEqual(found('src/entrance.ts', code), ['1 entrance', '1 check word', '4 whoever', '6 pump']);
  assert.deepEqual(found('docs/guide.md', 'Fine.\nIt climbs, lest it stays.'), ['2 lest', '2 climbs']);
  assert.deepEqual(found('shop.conf', '# the own limit\nwhoever 1;'), ['1 the own']);
});

test('a comment begins with a sentence; lines of // are one comment', () => {
  assert.deepEqual(found('a.ts', '/** Of a row. */\nconst a = 1; // What it is.'), ['1 Of …', '2 What …']);
  assert.deepEqual(found('a.ts', '// The first line of a long comment\n// As the second one goes on.'), []);
  assert.deepEqual(found('a.ts', '/** Offers of a row, so far. */'), []);
});

test('wire names, strings, templates and regular expressions are no words of ours', () => {
  const code = `const a = { checkWord: 'the entrance', b: "// whoever" };
const t = \`entrance \${of(\`pump \${1}\`)} pump\`;
const r = /['"]pump/.test(t) ? 4 / 2 : 1; // BACK_OFFICE
const url = <a href="https://whoever.example">whoever's</a>;`;
  assert.deepEqual(found('a.tsx', code), []);
});

test('tables, wire values and names of other programs stay', () => {
  const prose =
    '  throttles {\nReact waits (`FALLBACK_THROTTLE_MS`).\n`own-article` at `/password/changeByCheckWord/`';
  assert.deepEqual(found('docs/guide.md', prose), []);
  assert.deepEqual(found('docs/guide.md', 'It throttles own-article files.'), [
    '1 throttles',
    '1 own article',
  ]);
});

test('what stands between the braces of a template is code', () => {
  assert.deepEqual(found('a.ts', `const t = \`a \${{ b: \`\${pump}\` }.b} pump\`;\nconst entrance = 1;`), [
    '1 pump',
    '2 entrance',
  ]);
});
