import { readFileSync } from 'node:fs';
import { CAPTCHA_ORIGIN } from '@shop/contracts/account/captcha';
import { inlineJson } from '../page/html.ts';

const script = readFileSync(new URL('./captcha.client.js', import.meta.url), 'utf8');

/** The provider answers under both of its names, and its script may go to either. */
const formerOrigin = 'https://smartcaptcha.yandexcloud.net';

interface CaptchaFrame {
  /** The key that browsers get; the API has the other one. */
  readonly siteKey: string;
  readonly origin: string;
  readonly nonce: string;
}

/**
 * A page that holds nothing but the invisible captcha. It starts by itself and posts `captchaMessage` to its
 * parent.
 */
export function captchaFrame({ siteKey, origin, nonce }: CaptchaFrame): string {
  const scriptUrl = `${origin}/captcha.js?render=onload&onload=startCaptcha`;
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<title>Проверка, что вы не робот</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="application/json" id="captcha-settings">${inlineJson({ siteKey, scriptUrl })}</script>
</head>
<body>
<div id="captcha"></div>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
}

/**
 * The provider's code may do whatever it needs towards the provider and nothing towards the shop. The sandbox
 * gives the page an opaque origin, so even a compromised script reaches neither the shop's page nor its
 * cookies nor its calls.
 */
export function captchaPolicy({ origin, nonce }: Pick<CaptchaFrame, 'origin' | 'nonce'>): string {
  const provider = origin === CAPTCHA_ORIGIN ? `${origin} ${formerOrigin}` : origin;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'unsafe-eval' ${provider}`,
    `style-src 'unsafe-inline' ${provider}`,
    `img-src data: ${provider}`,
    `font-src ${provider}`,
    `connect-src ${provider}`,
    `frame-src ${provider}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups',
  ].join('; ');
}
