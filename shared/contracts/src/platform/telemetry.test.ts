import { cleanMessage } from './telemetry.ts';

it.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'price')",
    "TypeError: Cannot read properties of undefined (reading 'price')",
  ],
  ['Error: 404 of https://shop.example/catalog/?search=ivan#top, sorry', 'Error: 404 of /catalog/, sorry'],
  ['Loading /web/orders/?token=abc failed', 'Loading /web/orders/ failed'],
  ['No user ivan.petrov@example.ru', 'No user …'],
  ['Bad name "Иван Петров" of «ООО Ромашка»', 'Bad name "…" of «…»'],
  ['phone 79161234567', 'phone #'],
  [`${'x'.repeat(300)}`, 'x'.repeat(200)],
])('%s', (message, cleaned) => {
  expect(cleanMessage(message)).toBe(cleaned);
});
