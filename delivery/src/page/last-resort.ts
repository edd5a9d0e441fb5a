import { escapeHtml } from './html.ts';

/** The page without a live shell: no script, no other file. */
export function lastResortPage(siteName: string, nonce: string): string {
  const name = escapeHtml(siteName);
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="15">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f7f6f3; color: #1e1c19;
  font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 30rem; padding: 1.5rem }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25 }
p { margin: 0 0 1.25rem; color: #57524a }
a { display: inline-block; padding: .625rem 1.25rem; border-radius: .375rem; background: #c8430a; color: #fff;
  text-decoration: none; font-weight: 600 }
a:focus-visible { outline: 3px solid #1d5891; outline-offset: 2px }
</style>
</head>
<body>
<main>
<h1>${name} скоро откроется</h1>
<p>Сейчас магазин обновляется. Обычно это занимает меньше минуты, а страница откроется сама. Корзина и заказы на месте.</p>
<a href="">Обновить страницу</a>
</main>
</body>
</html>
`;
}

/** How long a page may stay empty before the notice appears. */
const EMPTY_S = 10;

/**
 * The notice of a page whose shell shows nothing: it did not load, broke, or its own error page failed (§2).
 * It works without any script and goes as soon as the shell shows something, for a shell may be merely slow.
 * It goes without an animation, since in WebKit an animation outweighs even `!important`.
 */
export function lastResortNotice(siteName: string, nonce: string): string {
  return `<style nonce="${nonce}">
#last-resort { position: fixed; inset: 0; display: grid; place-content: center; justify-items: start; padding: 1.5rem;
  background: #f7f6f3; color: #1e1c19; font: 1rem/1.5 system-ui, sans-serif; visibility: hidden;
  animation: last-resort 0s ${EMPTY_S}s forwards }
#root:not(:empty) ~ #last-resort { animation: none }
@keyframes last-resort { to { visibility: visible } }
#last-resort [role] { margin: 0 0 .5rem; font-size: 1.5rem; font-weight: 700; line-height: 1.25 }
#last-resort p + p { max-width: 30rem; margin: 0 0 1.25rem; color: #57524a }
#last-resort a { padding: .625rem 1.25rem; border-radius: .375rem; background: #c8430a; color: #fff;
  text-decoration: none; font-weight: 600 }
#last-resort a:focus-visible { outline: 3px solid #1d5891; outline-offset: 2px }
</style>
<main id="last-resort">
<p role="heading" aria-level="1">${escapeHtml(siteName)} не открывается</p>
<p>Страница не загрузилась. Проверьте связь и попробуйте ещё раз. Корзина и заказы на месте.</p>
<a href="/">На главную</a>
</main>`;
}

/** Nothing but the page's own style. */
export function lastResortPolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`;
}
