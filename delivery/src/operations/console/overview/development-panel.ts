import { OVERRIDES_PATH } from '../../../development/overrides/paths.ts';
import type { AreaView } from '../area/area-view.ts';
import type { Visitor } from '../authentication/authentication.ts';
import { type Html, html } from '../html.ts';

/**
 * The link to the form with which a developer shows an area from their own machine; only where this origin
 * allows it.
 */
export function developmentPanel({ actor, session }: Visitor, views: readonly AreaView[]): Html {
  const own = views.filter(({ area }) => area !== 'shell' && actor.mayChange(area));
  const isDeveloper = session.holder.kind === 'token' && own.length > 0;
  return html`<section class="panel development" aria-labelledby="development-title"><h2 id="development-title">Разработка</h2>
<p class="muted">В этом браузере вместо выпущенного раздела 12 часов показывается тот, что отдаёт ваш сервер разработки. Остальные видят выпущенное.</p>
${
  isDeveloper
    ? html`<form method="post" action="${OVERRIDES_PATH}" class="inline-form">
<div><label for="override-area">Раздел</label><select id="override-area" name="area" required>${own.map(({ area, title }) => html`<option value="${area}">${title}</option>`)}</select></div>
<div><label for="override-from">Сервер разработки</label><input id="override-from" name="from" required placeholder="http://localhost:3101" autocomplete="off"></div>
<button>Показывать со своей машины</button></form>`
    : html`<p><a href="${OVERRIDES_PATH}">Показать раздел со своей машины</a> — понадобится токен раздела.</p>`
}</section>`;
}
