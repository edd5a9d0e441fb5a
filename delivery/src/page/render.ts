import type { ShopConfig } from '@shop/contracts/platform/discovery';
import type { ReleaseManifest } from '@shop/contracts/platform/release';
import type { Snapshot } from '../releases/store/live-releases.ts';
import { earlyScript } from '../telemetry/early-script.ts';
import { assetUrl, integrityOf } from './asset-url.ts';
import { discoveryDocument } from './discovery-document.ts';
import { escapeHtml, inlineJson, tag } from './html.ts';
import { lastResortNotice } from './last-resort.ts';
import { type Preload, preloadsFor } from './preloads.ts';

/** The settings that all pages of this origin share. */
export interface PageSettings {
  readonly config: Omit<ShopConfig, 'shellVersion' | 'serverTime' | 'releases' | 'telemetry'>;
  readonly assetOrigin: string | undefined;
}

interface PageRequest {
  readonly pathname: string;
  /** Whether the visitor's cookie marks a login. */
  readonly hasSession: boolean;
  readonly nonce: string;
  /** HTML above everything else, whatever happens to the shell. */
  readonly notice?: string;
  /** The ticket with which the page reports; without it its reports are refused. */
  readonly telemetry?: ShopConfig['telemetry'];
  /** Names the releases of this page (`fingerprintOf`); without it the page does not follow newer ones. */
  readonly releases?: string | undefined;
}

export type RenderPage = (snapshot: Snapshot, request: PageRequest) => string | undefined;

/** Renders pages (architecture §2). The discovery document is serialised once per snapshot. */
export function createRenderer(settings: PageSettings): RenderPage {
  const documents = new WeakMap<Snapshot, string>();
  return (snapshot, request) => {
    const document = documents.get(snapshot) ?? inlineJson(discoveryDocument(snapshot, settings.assetOrigin));
    documents.set(snapshot, document);
    return renderPage(snapshot, document, settings, request);
  };
}

/** The shell's page for a path; undefined when no shell is live. */
function renderPage(
  snapshot: Snapshot,
  discovery: string,
  settings: PageSettings,
  request: PageRequest,
): string | undefined {
  const shell = snapshot.shell?.live;
  if (!shell) return undefined;
  const { nonce, telemetry, releases } = request;
  const { config, assetOrigin } = settings;
  const loadTag = { nonce, assetOrigin };
  const serverTime = new Date().toISOString();
  const ofThisPage = { shellVersion: shell.version, serverTime, releases, telemetry };
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<title>${escapeHtml(config.siteName)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${telemetry ? `${tag('script', { nonce })}${earlyScript}</script>` : ''}
${tag('meta', { name: 'sc-nonce', content: nonce })}
${tag('meta', { name: 'csp-nonce', content: nonce })}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${shell.styles.map((file) => styleTag(shell, file, loadTag)).join('\n')}
${preloadsFor(snapshot, request.pathname, request.hasSession)
  .map((preload) => scriptPreloadTag(preload, loadTag))
  .join('\n')}
<script type="application/json" id="shop-config">${inlineJson({ ...config, ...ofThisPage })}</script>
<script type="application/json" id="shop-discovery">${discovery}</script>
${shell.entry.map((file) => scriptTag(shell, file, loadTag)).join('\n')}
${shell.fonts.map((file) => fontPreloadTag(shell, file, assetOrigin)).join('\n')}
</head>
<body>
${request.notice ?? ''}
<div id="root"></div>
${lastResortNotice(config.siteName, nonce)}
${withoutScripts(config.siteName, nonce)}
</body>
</html>
`;
}

interface LoadTag {
  readonly nonce: string;
  readonly assetOrigin: string | undefined;
}

function styleTag(release: ReleaseManifest, file: string, load: LoadTag): string {
  return tag('link', { rel: 'stylesheet', ...checked(release, file, load, 'href') });
}

function scriptTag(release: ReleaseManifest, file: string, load: LoadTag): string {
  return `${tag('script', { ...checked(release, file, load, 'src'), defer: true })}</script>`;
}

function scriptPreloadTag({ release, file }: Preload, load: LoadTag): string {
  return tag('link', { rel: 'preload', as: 'script', ...checked(release, file, load, 'href') });
}

/**
 * Text is readable in a fallback font of the same size, so fonts wait for the scripts that render it. Browsers fetch fonts
 * in CORS mode, even from the same origin.
 */
function fontPreloadTag(release: ReleaseManifest, file: string, assetOrigin: string | undefined): string {
  const href = assetUrl(release, file, assetOrigin);
  const kind = { as: 'font', type: 'font/woff2', fetchpriority: 'low' };
  return tag('link', { rel: 'preload', ...kind, href, crossorigin: true });
}

/**
 * On the page's own origin `crossorigin` would not match the script's request, and the file would be
 * downloaded twice.
 */
function checked(
  release: ReleaseManifest,
  file: string,
  { nonce, assetOrigin }: LoadTag,
  link: 'href' | 'src',
) {
  return {
    [link]: assetUrl(release, file, assetOrigin),
    integrity: integrityOf(release, file),
    crossorigin: assetOrigin === undefined ? undefined : 'anonymous',
    nonce,
  };
}

function withoutScripts(siteName: string, nonce: string): string {
  return `<noscript>
<style nonce="${nonce}">#last-resort { display: none }</style>
<h1>${escapeHtml(siteName)}</h1>
<p>Магазину нужен JavaScript, а в вашем браузере он выключен. Включите его в настройках браузера и обновите страницу.</p>
</noscript>`;
}
