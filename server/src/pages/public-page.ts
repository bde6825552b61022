import { errorCatalogue } from '@qinghe/contract/errors.ts';
import { errors } from '@qinghe/contract/texts/errors.ts';
import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import { type Locale, locales, say } from '@qinghe/contract/texts/say.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '../app-error.ts';
import { sendCacheable } from '../http/cacheable.ts';
import { localeOf } from '../http/errors.ts';
import { pageAssets } from '../http/web-assets.ts';
import { html, type SafeHtml } from './html.ts';

/** Sources of the styles, and of the script if there is one, that the web build makes for these pages. */
const APPLY_ENTRY = 'src/public/apply.ts';
/** For pages that one only looks through. */
export const LIST_ENTRY = 'src/public/list.css';

export interface PageParts {
  title: string;
  locale: Locale;
  body: SafeHtml;
  /** More for the head, such as a data block. */
  head?: SafeHtml;
  /** Search engines may list the page. */
  listed: boolean;
  entry?: typeof LIST_ENTRY | undefined;
}

/** A page for candidates: complete without script, small, with the look of the product. */
export function renderPage({ title, locale, body, head, listed, entry }: PageParts): string {
  const { script, styles, ahead } = pageAssets(entry ?? APPLY_ENTRY, locale);
  const brand = pageTexts(locale)('brand');
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${brand}</title>
${listed ? '' : html`<meta name="robots" content="noindex">`}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
${ahead.map((file) => html`<link rel="modulepreload" href="${file}">`)}
${head ?? ''}
</head>
<body>
<header class="brand"><img src="/favicon.svg" alt="" width="24" height="24"> ${brand}</header>
<main>${body}</main>
${script ? html`<script src="/browser.js"></script><script type="module" src="${script}"></script>` : ''}
</body>
</html>`.toString();
}

/** The language of a page that has an address in each: the one that its address names, else the reader's. */
export function pageLocale(request: FastifyRequest): Locale {
  // An address that cannot be decoded has no query.
  const { lang } = (request.query ?? {}) as Record<string, unknown>;
  return locales.find((locale) => locale === lang) ?? localeOf(request);
}

/** Where a page stands in each language; `url` as it stands without one. */
export const languageLinks = (url: string): SafeHtml =>
  html`${locales.map((locale) => html`<link rel="alternate" hreflang="${locale}" href="${withLang(url, locale)}">`)}<link rel="alternate" hreflang="x-default" href="${url}">`;

/** An address of a page in a language. */
export const withLang = (url: string, lang: string): string => `${url}${url.includes('?') ? '&' : '?'}lang=${lang}`;

/** A page that is the same for everybody who reads its language; a minute old at the most. */
export const sendCacheablePage = (request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply =>
  sendCacheable(request, reply.header('vary', 'accept-language'), page, {
    type: 'text/html; charset=utf-8',
    cacheControl: 'public, max-age=60',
  });

/** A page for one person, cached nowhere. */
export const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .status(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', vary: 'accept-language' })
    .send(page);

/** A page that says one thing, such as that a link is no longer good. */
export function renderNotice(locale: Locale, title: string, text: string): string {
  return renderPage({
    title,
    locale,
    listed: false,
    body: html`<section class="notice"><h1>${title}</h1><p>${text}</p></section>`,
  });
}

/** What a person reads where a page has failed or was refused: the code's words, what to do, and by which number we find it. */
export function sendErrorPage(request: FastifyRequest, reply: FastifyReply, { code, detail }: AppError): FastifyReply {
  const locale = pageLocale(request);
  const title = detail.message ?? say(errors, `${code}`, locale);
  const hint = pageTexts(locale)('failedHint', { id: request.id });
  return sendPage(reply, errorCatalogue[code].status, renderNotice(locale, title, hint));
}
