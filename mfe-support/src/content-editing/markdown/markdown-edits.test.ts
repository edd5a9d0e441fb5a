import {
  addLink,
  addTable,
  type MarkdownEdit,
  makeBold,
  makeHeading,
  makeItalic,
  makeList,
  makeNumbered,
} from './markdown-edits.ts';

/** Applies an edit to a text whose selection is marked by two bars, and returns it in the same notation. */
function edited(edit: MarkdownEdit, given: string): string {
  const [before = '', inside = '', after = ''] = given.split('¦');
  const text = before + inside + after;
  const { from, to, insert, selected } = edit({
    text,
    from: before.length,
    to: before.length + inside.length,
  });
  const result = text.slice(0, from) + insert + text.slice(to);
  const [start, end] = selected;
  return `${result.slice(0, start)}¦${result.slice(start, end)}¦${result.slice(end)}`;
}

it.each([
  ['bold', makeBold, 'это ¦важно¦!', 'это **¦важно¦**!'],
  ['bold again', makeBold, 'это **¦важно¦**!', 'это ¦важно¦!'],
  ['bold with a space at its end', makeBold, '¦важно ¦и', '**¦важно¦** и'],
  ['bold of nothing', makeBold, '¦¦', '**¦текст¦**'],
  ['italic', makeItalic, '¦да¦', '*¦да¦*'],
  ['italic in bold', makeItalic, '**¦да¦**', '***¦да¦***'],
  ['a heading', makeHeading, 'Да\nСро¦¦ки\nнет', 'Да\n¦## Сроки¦\nнет'],
  ['no heading', makeHeading, '## Сро¦¦ки', '¦Сроки¦'],
  ['a heading of nothing', makeHeading, '¦¦', '## ¦Заголовок¦'],
  ['a list', makeList, '¦раз\nдва¦', '¦- раз\n- два¦'],
  ['no list', makeList, '¦- раз\n- два¦', '¦раз\nдва¦'],
  ['numbers', makeNumbered, '¦раз\nдва¦\nтри', '¦1. раз\n2. два¦\nтри'],
  ['a link', addLink, 'в ¦каталог¦', 'в [каталог](¦https://¦)'],
  ['a link of an address', addLink, '¦/catalog/¦', '[¦текст¦](/catalog/)'],
  [
    'a table',
    addTable,
    'Размеры¦¦',
    'Размеры\n\n| ¦Столбец¦ | Столбец |\n| --- | --- |\n| текст | текст |\n',
  ],
])('writes %s', (_, edit, given, expected) => {
  expect(edited(edit, given)).toBe(expected);
});
