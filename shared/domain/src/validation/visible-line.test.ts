import * as v from 'valibot';
import { REQUIRED } from './messages.ts';
import { optionalVisibleLine, optionalVisibleText, visibleLine } from './visible-line.ts';

it.each([
  ['  г\u00a0Москва,\tул\u200b Мира\r\nд 1 ', 'г Москва, ул Мира д 1'],
  ['Склад\u00ad\u0007 7', 'Склад 7'],
  ['Тула, \u200b улица', 'Тула, улица'],
])('a line keeps what can be seen of %j', (typed, kept) => {
  expect(v.parse(visibleLine(30), typed)).toBe(kept);
  expect(v.parse(optionalVisibleLine(30), typed)).toBe(kept);
});

it.each(['', ' \t', '\u0000\u200b', '— …'])('a line with no word in it, %j, is missing', (typed) => {
  const { success, issues } = v.safeParse(visibleLine(30), typed);
  expect([success, issues?.[0]?.message]).toEqual([false, REQUIRED]);
});

it('optional lines may be empty, and several lines stay several', () => {
  expect(v.parse(optionalVisibleLine(5), '\u200b')).toBe('');
  expect(v.parse(optionalVisibleText(30), 'Въезд\r\nсо двора\u0007 ')).toBe('Въезд\nсо двора');
});

it('only visible characters count towards the limit, which the message names', () => {
  expect(v.parse(visibleLine(3), '\u200bдом\u200b')).toBe('дом');
  expect(v.safeParse(visibleLine(3), 'домик').issues?.[0]?.message).toBe('Не больше 3 символов');
});
