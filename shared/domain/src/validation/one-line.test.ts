import * as v from 'valibot';
import { BAD_CHARACTER, LINK_IN_NAME, LINK_IN_TEXT, REQUIRED } from './messages.ts';
import { oneLine, optionalPersonName, personName } from './one-line.ts';

/** The first message of the field, or the parsed value. */
function outcome(schema: v.GenericSchema, typed: unknown) {
  const { success, output, issues } = v.safeParse(schema, typed);
  return success ? { accepted: output } : issues[0].message;
}

it.each([
  [' Анна  Мария ', { accepted: 'Анна Мария' }],
  ['Анна\r\n\tМария', { accepted: 'Анна Мария' }],
  ['О’Нил-Петрова', { accepted: 'О’Нил-Петрова' }],
  ['Иванов И. И.', { accepted: 'Иванов И. И.' }],
  ['И.И.Иванов', { accepted: 'И.И.Иванов' }],
  ['Иванов мл. (склад)', { accepted: 'Иванов мл. (склад)' }],
  [' ', REQUIRED],
  ['клиент! Бонус: evil', LINK_IN_NAME],
  ['a/b', LINK_IN_NAME],
  ['заходи на Evil.Example', LINK_IN_NAME],
  ['Анна\u0007', BAD_CHARACTER],
  ['Анна\u202eаннА', BAD_CHARACTER],
  ['Ан\u200bна', BAD_CHARACTER],
])('takes %j as a name of a person, or says why not', (typed, expected) => {
  expect(outcome(personName(60), typed)).toEqual(expected);
});

it('an empty middle name is accepted', () => {
  expect(outcome(optionalPersonName(60), undefined)).toEqual({ accepted: '' });
  expect(outcome(optionalPersonName(60), 'Петровна/')).toBe(LINK_IN_NAME);
});

it.each([
  ['ООО «А/С»', { accepted: 'ООО «А/С»' }],
  ['101000,\nг. Москва,  д. 5/2, тел.: нет', { accepted: '101000, г. Москва, д. 5/2, тел.: нет' }],
  ['ООО «Mail.ru»', { accepted: 'ООО «Mail.ru»' }],
  ['Офис, HTTPS://evil.example', LINK_IN_TEXT],
  ['www.evil.example', LINK_IN_TEXT],
  ['ООО\u0000', BAD_CHARACTER],
])('takes %j as a company or an address, or says why not', (typed, expected) => {
  expect(outcome(oneLine(250), typed)).toEqual(expected);
});
