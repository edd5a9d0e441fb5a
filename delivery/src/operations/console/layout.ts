import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressFor } from '../../page/compress.ts';
import type { Visitor } from './authentication/authentication.ts';
import { Html, html } from './html.ts';

const sheets = ['base', 'frame', 'states', 'overview', 'area', 'plots', 'login', 'site', 'narrow'];
const style = new Html(sheets.map((sheet) => read(`./style/${sheet}.css`)).join(''));
const script = new Html(readFileSync(new URL('./refresh.client.js', import.meta.url), 'utf8'));

export interface ConsolePage {
  readonly title: string;
  readonly content: Html;
  /** The visitor and the form token; undefined on the login page. */
  readonly visitor?: Pick<Visitor, 'actor'> | undefined;
  readonly formToken?: string;
  readonly current?: 'areas' | 'journal' | 'site';
  /** The address from which the figures are refreshed every few seconds; undefined for a static page. */
  readonly refreshFrom?: string;
  readonly status?: number;
  /** The address that the browser redirects to. */
  readonly goesTo?: string;
}

/** Sends a self-contained page: no shell, no release, no file. It is never cached. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ConsolePage,
): Promise<FastifyReply> {
  // The open page has its style and script already, and its policy would refuse them under another nonce.
  const isRefresh = request.headers['console-refresh'] !== undefined;
  const nonce = randomBytes(16).toString('base64url');
  const { body, encoding } = await compressFor(
    request.headers['accept-encoding'],
    documentOf(page, nonce, isRefresh).text,
  );
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(page.status ?? 200)
    .headers({
      'content-security-policy': policyFor(nonce),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      vary: 'Accept-Encoding, Cookie',
    })
    .type('text/html; charset=utf-8')
    .send(body);
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

function policyFor(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function documentOf(page: ConsolePage, nonce: string, isRefresh: boolean): Html {
  const refresh = page.refreshFrom !== undefined && html` data-refresh="${page.refreshFrom}"`;
  return html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<title>${page.title} — консоль релизов</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${page.goesTo !== undefined && html`<meta http-equiv="refresh" content="0;url=${page.goesTo}">`}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${!isRefresh && html`<style nonce="${nonce}">${style}</style>`}
</head>
<body${refresh}>
${page.visitor ? headerOf(page, page.visitor) : ''}
<main id="main">${page.content}</main>
${page.refreshFrom !== undefined && !isRefresh && html`<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`;
}

function headerOf({ current, formToken }: ConsolePage, { actor }: Pick<Visitor, 'actor'>): Html {
  const link = (name: ConsolePage['current'], href: string, label: string) =>
    html`<a href="${href}"${current === name && html` aria-current="page"`}>${label}</a>`;
  return html`<a class="skip" href="#main">К содержанию</a>
<header class="top">
<div class="top-inner">
<a class="brand" href="/operations/"><svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#c8430a"/><path d="M22.5 11.2A8 8 0 1 0 22.5 20.8" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/></svg><span>Консоль релизов</span></a>
<nav class="tabs" aria-label="Консоль">${link('areas', '/operations/', 'Разделы')}${link('journal', '/operations/journal/', 'Журнал')}${link('site', '/operations/site/', 'Сайт')}</nav>
<form class="who" method="post" action="/operations/logout"><input type="hidden" name="form" value="${formToken}">
<span class="who-name">${actor.name}</span><button class="quiet">Выйти</button></form>
</div>
</header>`;
}
