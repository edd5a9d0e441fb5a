import {
  BAD_EMAIL,
  BAD_INN,
  BAD_SMS_CODE,
  INCOMPLETE_PHONE,
  PASSWORDS_DIFFER,
  REQUIRED,
  TOO_SHORT,
  WEAK_PASSWORD,
} from './messages.ts';

it.each([
  ['a required field (§5.2)', REQUIRED, 'Это поле обязательно для заполнения'],
  ['an email (§5.3)', BAD_EMAIL, 'Некорректный Email'],
  ['a password that is too short (§5.5)', TOO_SHORT, 'Должно быть больше 6 символов'],
  ['an ИНН of another length (§5.6, §9.29)', BAD_INN, 'ИНН должен содержать 10 символов'],
  ['a phone that is not whole (§5.7)', INCOMPLETE_PHONE, 'Введите номер полностью'],
  ['passwords that differ (§5.10)', PASSWORDS_DIFFER, 'Пароли не совпадают'],
  ['a code of a text message (§5.11)', BAD_SMS_CODE, 'Смс код содержит только 4 цифры'],
  [
    'a weak password (§5.16)',
    WEAK_PASSWORD,
    'Минимально 6 символов (должен обязательно содержать цифры, строчные и заглавные латинские буквы)',
  ],
])('has the words of the specification for %s', (_, message, words) => {
  expect(message).toBe(words);
});
