/** The messages of §5, word for word. */
export const REQUIRED = 'Это поле обязательно для заполнения';
export const BAD_EMAIL = 'Некорректный Email';
export const TOO_SHORT = 'Должно быть больше 6 символов';
export const BAD_INN = 'ИНН должен содержать 10 символов';
export const INCOMPLETE_PHONE = 'Введите номер полностью';
export const PASSWORDS_DIFFER = 'Пароли не совпадают';
export const BAD_SMS_CODE = 'Смс код содержит только 4 цифры';
export const WEAK_PASSWORD =
  'Минимально 6 символов (должен обязательно содержать цифры, строчные и заглавные латинские буквы)';
/** Not in §5: the length is right, but a check digit is wrong. */
export const WRONG_INN = 'Проверьте ИНН: в одной из цифр ошибка';
/** Not in §5: these protect texts that appear in emails to other people. */
export const BAD_CHARACTER = 'В тексте есть недопустимый символ';
export const LINK_IN_NAME = 'Укажите имя без\u00a0ссылок и\u00a0знаков «/» и\u00a0«:»';
export const LINK_IN_TEXT = 'Здесь не\u00a0может быть ссылки';
