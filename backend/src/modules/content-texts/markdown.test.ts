import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { type Block, richText } from '@shop/contracts/support/rich-text';
import fc from 'fast-check';
import * as v from 'valibot';
import { ContentTexts } from './content-texts.ts';
import { parseMarkdown } from './markdown.ts';
import { MarkdownThread } from './markdown-thread.ts';

const textNode = (text: string) => ({ type: 'text', text });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const inlinesOf = (text: string) =>
  (parseMarkdown(text)[0] as Extract<Block, { type: 'paragraph' }>).children;

describe('a text in Markdown', () => {
  it('has headings of three levels, each with an id', () => {
    const titles = ['# Как вернуть', '## Как вернуть', '### Как вернуть-2', '###### Как вернуть', '# 🙂'];
    const headings = parseMarkdown(titles.join('\n\n')) as Extract<Block, { type: 'heading' }>[];
    assert.deepEqual(
      headings.map(({ level, id }) => [level, id]),
      [
        [2, 'kak-vernut'],
        [2, 'kak-vernut-2'],
        [3, 'kak-vernut-2-2'],
        [4, 'kak-vernut-3'],
        [2, 'bez-nazvaniya'],
      ],
    );
  });

  it('has nested lists, quotes, code, dividers and tables', () => {
    assert.deepEqual(parseMarkdown('3. раз\n   - [x] два\n\n> так\n\n```js\na < b\n```\n\n---'), [
      {
        type: 'list',
        isOrdered: true,
        start: 3,
        items: [
          [
            paragraph(textNode('раз')),
            { type: 'list', isOrdered: false, start: 1, items: [[paragraph(textNode('два'))]] },
          ],
        ],
      },
      { type: 'quote', children: [paragraph(textNode('так'))] },
      { type: 'code', text: 'a < b' },
      { type: 'divider' },
    ]);
    assert.deepEqual(parseMarkdown('| Размер | Рост |\n|---|---|\n| **48** | 170 | лишнее |\n| 50 |'), [
      {
        type: 'table',
        head: [[textNode('Размер')], [textNode('Рост')]],
        rows: [[[{ type: 'strong', children: [textNode('48')] }], [textNode('170')]], [[textNode('50')]]],
      },
    ]);
  });

  it('has emphasis, line breaks, and numbered footnotes after the text', () => {
    assert.deepEqual(parseMarkdown('**да** *нет* ~~было~~ `код`  \nдалее[^а]\n\n[^а]: Сноска'), [
      paragraph(
        { type: 'strong', children: [textNode('да')] },
        textNode(' '),
        { type: 'emphasis', children: [textNode('нет')] },
        textNode(' '),
        { type: 'deleted', children: [textNode('было')] },
        textNode(' '),
        { type: 'code', text: 'код' },
        { type: 'break' },
        textNode('далее[1]'),
      ),
      { type: 'divider' },
      { type: 'list', isOrdered: true, start: 1, items: [[paragraph(textNode('Сноска'))]] },
    ]);
  });

  it('links to the site, within the page, by https, mail and telephone', () => {
    for (const href of [
      '/catalog/',
      '#usloviya',
      'https://fgis.gost.ru/',
      'mailto:a@demo.example',
      'tel:+74950000000',
    ]) {
      assert.deepEqual(inlinesOf(`[там](${href})`), [{ type: 'link', href, children: [textNode('там')] }]);
    }
    const byReference = inlinesOf('[там][адрес]\n\n[адрес]: /news/');
    assert.deepEqual(byReference, [{ type: 'link', href: '/news/', children: [textNode('там')] }]);
  });

  it('replaces other links by their text', () => {
    const wrong = [
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'http://a.example',
      '//a.example',
      '/\\a.example',
      '<\t//a.example>',
      '</&#9;/a.example>',
      'java&#10;script:x',
      'relative',
      '',
    ];
    for (const address of wrong) assert.deepEqual(inlinesOf(`[там](${address})`), [textNode('там')], address);
  });

  it('shows images as links or as their alternative text, never as a link in a link', () => {
    assert.deepEqual(inlinesOf('![Схема](https://a.example/1.png) ![Фото](x.png)'), [
      { type: 'link', href: 'https://a.example/1.png', children: [textNode('Схема')] },
      textNode(' Фото'),
    ]);
    assert.deepEqual(inlinesOf('[![Схема](https://a.example/1.png)](/catalog/)'), [
      { type: 'link', href: '/catalog/', children: [textNode('Схема')] },
    ]);
  });

  it('shows HTML literally', () => {
    const [block] = parseMarkdown('<script>alert(1)</script>');
    assert.deepEqual(block, paragraph(textNode('<script>alert(1)</script>')));
    assert.deepEqual(inlinesOf('a <b onclick="x">b</b>'), [textNode('a <b onclick="x">b</b>')]);
  });

  it('nests no deeper than pages can render, and loses no text', () => {
    const deep = parseMarkdown(`${'> '.repeat(50)}слово`);
    assert.ok(depthOf(deep) <= 8);
    assert.match(JSON.stringify(deep), /слово/);
    const bold = parseMarkdown(`${'**a *b '.repeat(40)}слово${'* **'.repeat(40)}`);
    assert.match(JSON.stringify(bold), /слово/);
    const list = Array.from({ length: 60 }, (_, level) => `${'  '.repeat(level)}- ${level}`).join('\n');
    assert.match(JSON.stringify(parseMarkdown(list)), /59/);
  });

  it('always has a tree that the contract accepts, with allowed links', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        ...'# |> |- |1. |*|**|_|~~|`|```\n|[|](|)|![|]|[^a]|[^a]: |<b>|<!--|&amp;|\\|\n|\n\n|    |---|javascript:|https://a|/x|\t|- [ ] '.split(
          '|',
        ),
        '|',
        '|-|-|\n',
      ),
    );
    const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (markdown) => {
        const tree = parseMarkdown(markdown);
        assert.deepEqual(v.parse(richText, tree), tree);
        assert.doesNotMatch(JSON.stringify(tree), /"href":"(?!\/[^/\\]|\/"|#|https:\/\/|mailto:|tel:)/);
        const ids = [...JSON.stringify(tree).matchAll(/"type":"heading","level":\d,"id":"([^"]*)"/g)].map(
          ([, id]) => id,
        );
        assert.equal(new Set(ids).size, ids.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a hostile text', () => {
  const LENGTH = 100_000;
  const thread = new MarkdownThread(400);
  const texts = new ContentTexts(thread);
  after(() => thread.close());

  it('blocks nothing, is refused if it cannot be parsed, and is shown as plain text if already stored', async () => {
    const long = `[a]: https://a.example/${'x'.repeat(LENGTH / 2)}\n\n${'[a] '.repeat(LENGTH / 8)}`;
    // The first call waits for the thread to start; a concurrent read of the same text gets the same tree.
    const [tree, same] = await Promise.all([texts.check('да', 'text'), texts.read('да')]);
    assert.equal(tree, same);
    const { stop } = watchEventLoop();
    let refused = 0;
    for (const text of ['>'.repeat(LENGTH), ']'.repeat(LENGTH), long]) {
      await texts.check(text, 'text').catch((error) => {
        assert.match(String(error), /Слишком сложная разметка/);
        refused += 1;
      });
    }
    assert.equal(refused, 3);
    // On the main thread it would take half a minute.
    assert.ok(stop() < 1000, 'nothing else could run');
    const shown = await texts.read('>'.repeat(LENGTH));
    assert.deepEqual([shown.length, shown[0]?.type], [1, 'paragraph']);
    assert.deepEqual(await texts.read('да'), [paragraph(textNode('да'))]);
  });
});

function depthOf(tree: unknown): number {
  if (typeof tree !== 'object' || tree === null) return 0;
  const inner = Object.values(tree).map(depthOf);
  return Math.max(0, ...inner) + (Array.isArray(tree) ? 1 : 0);
}

/** `stop` returns the longest time, in ms, for which the event loop was blocked. */
function watchEventLoop() {
  let last = performance.now();
  let longest = 0;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 5);
  return {
    stop: () => {
      look();
      clearInterval(timer);
      return longest;
    },
  };
}
