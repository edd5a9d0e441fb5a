import { escapeHtml, tag } from '../../page/html.ts';
import { OVERRIDES_PATH } from './paths.ts';

export interface FormState {
  readonly areas: readonly string[];
  readonly nonce: string;
  /** The error of the last attempt. */
  readonly mistake?: string | undefined;
  /** The submitted values; the token is never sent back. */
  readonly area?: string | undefined;
  readonly from?: string | undefined;
}

/** The page on which a developer overrides an area in this browser. Needs neither shell nor scripts. */
export function overridesForm({ areas, nonce, mistake, area, from }: FormState): string {
  const options = areas.map(
    (name) => `${tag('option', { value: name, selected: name === area })}${escapeHtml(name)}</option>`,
  );
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<title>Раздел со своей машины</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">
body { margin: 0; background: #f7f6f3; color: #1e1c19; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 0 auto; padding: 1.5rem }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25 }
label { display: block; margin-top: 1rem; font-weight: 600 }
input, select { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid #857d70;
  border-radius: .375rem; background: #fff; color: inherit; font: inherit }
button { margin-top: 1.5rem; min-height: 2.75rem; padding: .5rem 1.25rem; border: 0; border-radius: .375rem;
  background: #c8430a; color: #fff; font: inherit; font-weight: 600; cursor: pointer }
:focus-visible { outline: 3px solid #1d5891; outline-offset: 2px }
[role=alert] { margin: 1rem 0 0; color: #a3180c; font-weight: 600 }
</style>
</head>
<body>
<main>
<h1>Раздел со своей машины</h1>
<p>В этом браузере вместо выпущенного раздела 12 часов показывается тот, что отдаёт ваш сервер разработки.
Остальные видят выпущенное.</p>
${mistake ? `<p role="alert">${escapeHtml(mistake)}</p>` : ''}
<form method="post" action="${OVERRIDES_PATH}">
<label for="area">Раздел</label>
<select id="area" name="area" required>${options.join('')}</select>
<label for="from">Сервер разработки</label>
${tag('input', { id: 'from', name: 'from', required: true, placeholder: 'http://localhost:3101', value: from, autocomplete: 'off' })}
<label for="token">Токен раздела</label>
<input id="token" name="token" type="password" required autocomplete="off">
<button>Показывать со своей машины</button>
</form>
</main>
</body>
</html>
`;
}

/** Its own style and its own form, nothing else. */
export function formPolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}
