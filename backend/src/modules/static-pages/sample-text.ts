import type { Db } from '../../platform/database/database.ts';
import { draftText, type Firm, operatorOf } from '../consents/consents.api.ts';
import { findSeller } from '../documents/documents.api.ts';

const samples: ReadonlyMap<string, (firm: Firm | undefined) => string> = new Map([
  ['privacy', privacyText],
  ['personal-data', (firm) => draftText('personal-data', firm)],
]);

/**
 * A text to begin with for a page that the law asks for and that has none yet, made of the seller's details; null for any
 * other page. A lawyer reads it, and somebody saves and publishes it: nothing does so by itself.
 */
export async function readSampleText(
  db: Db,
  { code, text }: { readonly code: string; readonly text: string },
): Promise<string | null> {
  const sample = samples.get(code);
  if (text.trim() !== '' || sample === undefined) return null;
  return sample((await findSeller(db)) ?? undefined);
}

function privacyText(firm: Firm | undefined): string {
  return `Здесь сказано, какие персональные данные собирает магазин, для чего и\u00a0как их защищает. Политика составлена по статье 18.1 Федерального закона от 27.07.2006 № 152-ФЗ «О\u00a0персональных данных».

## Кто обрабатывает данные

${operatorOf(firm)} (далее — оператор).

## Какие данные и\u00a0для чего

- Фамилия, имя, отчество, телефон, почта, должность — чтобы создать учётную запись, защитить её и\u00a0связаться с\u00a0вами.
- Компания, адрес доставки, контактное лицо, состав и\u00a0история заказов — чтобы принять, доставить и\u00a0задокументировать заказ.
- Обращения, сообщения и\u00a0приложенные файлы — чтобы ответить на\u00a0вопрос или претензию.
- IP-адрес, сведения о\u00a0браузере, время входа — чтобы заметить чужой вход и\u00a0разобраться с\u00a0ошибками.

## На каком основании

Обработка идёт с\u00a0вашего согласия, для исполнения договора и\u00a0там, где её требует закон: счета и\u00a0УПД хранят пять лет. Рекламные сообщения приходят только тем, кто дал на\u00a0них отдельное согласие.

## Кому передаются

Перевозчикам, операторам связи и\u00a0почтовым сервисам — только то, что нужно для доставки и\u00a0сообщений о\u00a0заказе. Государственным органам — в\u00a0случаях, которые назвал закон. Базы данных находятся в\u00a0России.

## Файлы cookie

Они нужны, чтобы вы\u00a0оставались в\u00a0системе, а\u00a0магазин помнил ваш выбор. Запретить их можно в\u00a0браузере, но\u00a0войти тогда не\u00a0получится.

## Сколько хранятся

Пока есть учётная запись или пока их требует хранить закон. После отзыва согласия данные удаляются в\u00a0течение тридцати дней, кроме тех, которые оператор обязан хранить.

## Ваши права

В\u00a0профиле, раздел «Мои данные», можно узнать, на\u00a0что дано согласие, отозвать его, скачать копию своих данных и\u00a0запросить удаление. Пожаловаться можно в\u00a0Роскомнадзор.`;
}
