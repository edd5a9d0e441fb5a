import { markdownOf } from './pasted-markdown.ts';

beforeAll(() => {
  const parseHTML = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  Object.assign(Document, { parseHTML });
});
afterAll(() => void Reflect.deleteProperty(Document, 'parseHTML'));

const of = (html: string) => markdownOf(html, 'https://shop.example');

it.each([
  [
    'a heading and a paragraph',
    '<h1>Сроки</h1><p>Читайте <b>правила </b>до&nbsp;конца</p>',
    '## Сроки\n\nЧитайте **правила** до\u00a0конца',
  ],
  [
    'links of the shop, of others, and what is none',
    '<p><a href="https://shop.example/faq/#a">наши</a>, <a href="https://a.example/b">чужие</a>, <a href="javascript:void(0)">пустые</a></p>',
    '[наши](/faq/#a), [чужие](https://a.example/b), пустые',
  ],
  [
    'lists in lists',
    '<ol><li>один<ul><li>а</li></ul></li><li><p>два</p></li></ol>',
    '1. один\n   - а\n2. два',
  ],
  [
    'a table of any cells',
    '<table><tr><td><p>Размер</p></td><td>Рост</td></tr><tr><td>48|50</td></tr></table>',
    '| Размер | Рост |\n| --- | --- |\n| 48\\|50 |  |',
  ],
  [
    'a list of a word processor',
    "<p class=MsoListParagraph style='mso-list:l0'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Каски<o:p></o:p></p><p class=MsoListParagraph><span style='mso-list:Ignore'>2.</span>Жилеты</p>",
    '- Каски\n\n2. Жилеты',
  ],
  [
    'a document whose bold is in styles',
    '<b style="font-weight:normal"><p>Обычный <span style="font-weight:700">жирный</span><br>вторая</p></b>',
    'Обычный **жирный**\\\nвторая',
  ],
  [
    'signs that would setIntent something',
    '<p>5*3 [см.] <i>x</i></p><div># не заголовок</div>',
    '5\\*3 \\[см.\\] *x*\n\n\\# не заголовок',
  ],
])('keeps %s', (_, html, markdown) => {
  expect(of(html)).toBe(markdown);
});

it('ignores HTML without formatting', () => {
  expect(of('<meta charset="utf-8"><span style="color: red">просто слова</span>')).toBeUndefined();
});
