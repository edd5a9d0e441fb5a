import { findLinks } from './find-links.ts';

const elsewhere = (text: string) => ({ text, href: new URL(text).href });
const inside = (text: string) => ({ text, to: text });

it.each([
  ['nothing to open', ['nothing to open']],
  ['', []],
  ['См. https://example.com/a?b=1.', ['См. ', elsewhere('https://example.com/a?b=1'), '.']],
  ['(https://example.com/a)', ['(', elsewhere('https://example.com/a'), ')']],
  ['https://ru.example.org/wiki/A_(b), да', [elsewhere('https://ru.example.org/wiki/A_(b)'), ', да']],
  [
    'Заказ /orders/5/ и /finances/?tab=acts',
    ['Заказ ', inside('/orders/5/'), ' и ', inside('/finances/?tab=acts')],
  ],
  ['Работаем 24/7/365, 10 /шт и/или //evil.example/', ['Работаем 24/7/365, 10 /шт и/или //evil.example/']],
  ['http://example.com ftp://a.example', ['http://example.com ftp://a.example']],
  ['javascript:alert(1) data:text/html,1', ['javascript:alert(1) data:text/html,1']],
  ['https://bank.ru@evil.example/', ['https://bank.ru@evil.example/']],
  ['https://', ['https://']],
])('finds in «%s» what can safely be opened', (text, parts) => {
  expect(findLinks(text)).toEqual(parts);
});
