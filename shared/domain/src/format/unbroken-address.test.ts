import { unbrokenAddress } from './unbroken-address.ts';

it.each([
  ['г. Москва, ул. Руставели, д. 14, стр. 6, цех 4', 'г._Москва, ул._Руставели, д._14, стр._6, цех_4'],
  ['г Тверь, ул Новая, д 7', 'г_Тверь, ул_Новая, д_7'],
  ['Город д', 'Город д'],
])('%s keeps its words with what they name', (address, shown) => {
  expect(unbrokenAddress(address)).toBe(shown.replaceAll('_', '\u00a0'));
});
