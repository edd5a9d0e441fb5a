/** Headers of every response of the origin (architecture §9). */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** For responses that are no page: data, files, errors. Opened as a document they can do nothing. */
export const inertPolicy = "default-src 'none'; sandbox";

/** For responses over https: a year, also for subdomains. */
export const strictTransport = 'max-age=31536000; includeSubDomains';

/** Headers of the shop's page. `nonce` is fresh for every answer; `devServers` are of areas that it overrides. */
export function pageHeaders(
  nonce: string,
  assetOrigin: string | undefined,
  devServers: readonly string[] = [],
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': pagePolicy(nonce, assetOrigin, devServers),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
  };
}

function pagePolicy(nonce: string, assetOrigin: string | undefined, devServers: readonly string[]): string {
  const assets = [...(assetOrigin === undefined ? [] : [assetOrigin]), ...devServers]
    .map((origin) => ` ${origin}`)
    .join('');
  const updates = devServers.map((origin) => ` ${origin} ${origin.replace(/^http/, 'ws')}`).join('');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${assets}`,
    `style-src 'self' 'nonce-${nonce}'${assets}`,
    `img-src 'self' data:${assets}`,
    `font-src 'self'${assets}`,
    `connect-src 'self'${updates}`,
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ');
}
