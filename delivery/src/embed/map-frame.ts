import { readFileSync } from 'node:fs';
import { MAPS_ORIGIN } from '@shop/contracts/platform/map';
import { inlineJson } from '../page/html.ts';

const script = readFileSync(new URL('./map.client.js', import.meta.url), 'utf8');

interface MapFrame {
  readonly key: string;
  readonly origin: string;
  readonly nonce: string;
}

/**
 * A page that holds nothing but a map. It posts `mapMessage` when it is ready and shows what its parent asks
 * for.
 */
export function mapFrame({ key, origin, nonce }: MapFrame): string {
  const query = new URLSearchParams({
    apikey: key,
    lang: 'ru_RU',
    coordorder: 'latlong',
    onload: 'startMap',
    onerror: 'failMap',
  });
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<title>Карта</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>html, body, #map { block-size: 100%; margin: 0; }</style>
<script type="application/json" id="map-settings">${inlineJson({ scriptUrl: `${origin}/2.1/?${query}` })}</script>
</head>
<body>
<div id="map"></div>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
}

/**
 * Hosts of the map's tiles and scripts besides the API itself, by the provider's own list; without search and
 * routes.
 */
const others = {
  scripts: 'https://*.maps.yandex.net https://yandex.ru https://yastatic.net',
  pictures: 'https://*.maps.yandex.net https://yandex.ru https://yastatic.net',
  calls: 'https://*.maps.yandex.net https://yandex.ru',
};

/** The provider's code runs in an opaque origin, like the captcha's, and can do nothing towards the shop. */
export function mapPolicy({ origin, nonce }: Pick<MapFrame, 'origin' | 'nonce'>): string {
  const from = (hosts: string) => (origin === MAPS_ORIGIN ? `${origin} ${hosts}` : origin);
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'unsafe-eval' ${from(others.scripts)}`,
    "style-src 'unsafe-inline' blob:",
    `img-src data: ${from(others.pictures)}`,
    `connect-src ${from(others.calls)}`,
    `frame-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    // The provider's own links open pages that work.
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
}
