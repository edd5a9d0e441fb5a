import { escapeHtml } from '../../page/html.ts';
import type { Override } from './override.ts';
import { RESET_PATH } from './paths.ts';

/**
 * A bar that names the areas which are not the released ones, and switches them back. It belongs to the page
 * and not to the shell, so it works when the shell or the overridden area does not. It lies above everything,
 * in the flow, and covers nothing.
 */
export function badge(overrides: readonly Override[], nonce: string): string {
  const list = overrides
    .map(({ area, from }) => `<b>${escapeHtml(area)}</b> — ${escapeHtml(from)}`)
    .join(', ');
  return `<style nonce="${nonce}">
.shop-overrides { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; padding: .375rem 1rem;
  background: #1e1c19; color: #fff; font: .875rem/1.4 system-ui, sans-serif; overflow-wrap: anywhere }
.shop-overrides form { margin: 0 }
.shop-overrides button { padding: .375rem .75rem; border: 1px solid #fff; border-radius: .375rem; background: none;
  color: inherit; font: inherit; min-height: 2rem; cursor: pointer }
.shop-overrides button:focus-visible { outline: 3px solid #ffb38a; outline-offset: 2px }
@media print { .shop-overrides { display: none } }
</style>
<div class="shop-overrides">
<span role="status">Разработка: ${list}</span>
<form method="post" action="${RESET_PATH}"><button>Вернуть выпущенное</button></form>
</div>`;
}
