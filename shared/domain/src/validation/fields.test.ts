import * as v from 'valibot';
import {
  email,
  inn,
  maskedPhone,
  newPassword,
  password,
  passwordParts,
  passwordsAgree,
  phone,
  requiredText,
  smsCode,
  typedSmsCode,
} from './fields.ts';
import { withControlDigits } from './inn.ts';
import {
  BAD_EMAIL,
  BAD_INN,
  BAD_SMS_CODE,
  INCOMPLETE_PHONE,
  PASSWORDS_DIFFER,
  REQUIRED,
  TOO_SHORT,
  WEAK_PASSWORD,
  WRONG_INN,
} from './messages.ts';

/** The first message of the field, or the parsed value. */
function outcome(schema: v.GenericSchema, typed: unknown) {
  const { success, output, issues } = v.safeParse(schema, typed);
  return success ? { accepted: output } : issues[0].message;
}

it.each([
  ['buyer@demo.example', { accepted: 'buyer@demo.example' }],
  [' Buyer.One_2@Demo-Shop.example ', { accepted: 'buyer.one_2@demo-shop.example' }],
  ['', REQUIRED],
  ['   ', REQUIRED],
  [undefined, REQUIRED],
  ['buyer', BAD_EMAIL],
  ['buyer@demo', BAD_EMAIL],
  ['buyer@@demo.example', BAD_EMAIL],
  ['buyer+tag@demo.example', BAD_EMAIL],
  ['покупатель@demo.example', BAD_EMAIL],
  ['buyer@demo.example\nBcc: all', BAD_EMAIL],
])('e-mail %j: %j (§5.4)', (typed, expected) => {
  expect(outcome(email, typed)).toEqual(expected);
});

it.each([
  ['+7 (900) 000-00-01', { accepted: '79000000001' }],
  ['89000000001', { accepted: '79000000001' }],
  ['9000000001', { accepted: '79000000001' }],
  ['7 900 000 00 01', { accepted: '79000000001' }],
  ['', REQUIRED],
  ['+7 (900) 000-00-0', INCOMPLETE_PHONE],
  ['+44 20 7946 0958', INCOMPLETE_PHONE],
  ['нет телефона', INCOMPLETE_PHONE],
  ['9'.repeat(100), INCOMPLETE_PHONE],
])('phone %j: %j (§5.25)', (typed, expected) => {
  expect(outcome(phone, typed)).toEqual(expected);
});

it('a masked phone is incomplete below 16 characters and while digits are missing (§5.9, §9.26)', () => {
  expect(outcome(maskedPhone, '+7 (900) 000-00')).toBe(INCOMPLETE_PHONE);
  expect(outcome(maskedPhone, '+7 (900) 000-00-')).toBe(INCOMPLETE_PHONE);
  expect(outcome(maskedPhone, '+7 (900) 000-00-01')).toEqual({ accepted: '79000000001' });
});

it.each([
  ['7707083893', { accepted: '7707083893' }],
  ['500100732259', { accepted: '500100732259' }],
  [' 7707083893 ', { accepted: '7707083893' }],
  ['', REQUIRED],
  ['77070838', BAD_INN],
  ['77070838930', BAD_INN],
  ['770708389x', BAD_INN],
  ['7707083894', WRONG_INN],
  ['500100732258', WRONG_INN],
])('INN %j: %j (§5.6)', (typed, expected) => {
  expect(outcome(inn, typed)).toEqual(expected);
});

it('computes the check digits of companies and people', () => {
  expect(withControlDigits('770708389')).toBe('7707083893');
  expect(withControlDigits('5001007322')).toBe('500100732259');
});

it.each([
  ['Demo2026', { accepted: 'Demo2026' }],
  ['ABCDE1', { accepted: 'ABCDE1' }],
  ['A1!@#$%^&*', { accepted: 'A1!@#$%^&*' }],
  ['', REQUIRED],
  ['Demo2', WEAK_PASSWORD],
  ['demo2026', WEAK_PASSWORD],
  ['DemoDemo', WEAK_PASSWORD],
  ['Демо2026A', WEAK_PASSWORD],
  ['Demo 2026', WEAK_PASSWORD],
])('new password %j: %j (§5.14, §5.15, §9.28)', (typed, expected) => {
  expect(outcome(newPassword, typed)).toEqual(expected);
});

it('lists the requirements that a password meets', () => {
  const there = (typed: string) => passwordParts.filter(({ isThere }) => isThere(typed)).length;
  expect([there(''), there('demo'), there('demo2026'), there('Demo2026')]).toEqual([0, 1, 3, 4]);
});

it('a password to log in has six characters (§5.5)', () => {
  expect(outcome(password, 'Demo2')).toBe(TOO_SHORT);
  expect(outcome(password, 'пароль')).toEqual({ accepted: 'пароль' });
});

it.each([
  ['0123', { accepted: '0123' }],
  ['', REQUIRED],
  ['123', BAD_SMS_CODE],
  ['12345', BAD_SMS_CODE],
  ['12a4', BAD_SMS_CODE],
])('code %j: %j (§9.27)', (typed, expected) => {
  expect(outcome(smsCode, typed)).toEqual(expected);
});

it.each([
  ['1', { accepted: '1' }],
  ['1234', { accepted: '1234' }],
  ['12345', BAD_SMS_CODE],
  ['12a', BAD_SMS_CODE],
])('code %j while it is typed: %j', (typed, expected) => {
  expect(outcome(typedSmsCode, typed)).toEqual(expected);
});

it('a different confirmation is reported at the confirmation (§5.10)', () => {
  const form = v.pipe(v.object({ password: newPassword, confirmation: v.string() }), passwordsAgree());
  const { issues } = v.safeParse(form, { password: 'Demo2026', confirmation: 'Demo2027' });
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['confirmation', PASSWORDS_DIFFER],
  ]);
});

it('a different confirmation is reported while other fields are invalid too', () => {
  const fields = v.object({ phone, password: newPassword, confirmation: v.string() });
  const form = v.pipe(fields, passwordsAgree());
  const { issues } = v.safeParse(form, { phone: '', password: 'Demo2026', confirmation: 'D' });
  expect(issues?.map(({ message }) => message)).toEqual([REQUIRED, PASSWORDS_DIFFER]);
});

it('the message for a text that is too long names the limit', () => {
  expect(outcome(requiredText(5), 'шесть!')).toBe('Не больше 5 символов');
});
