import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { FastifyReply } from 'fastify';
import { html, type SafeHtml } from './html.ts';
import { pageAssets } from './web-assets.ts';

/** Source of the script and styles that the web build makes for these pages. */
const ENTRY = 'src/public/apply.ts';

export interface PageParts {
  title: string;
  locale: Locale;
  body: SafeHtml;
  /** More for the head, such as a data block. */
  head?: SafeHtml;
  /** Search engines may list the page. */
  listed: boolean;
}

/** A page for candidates: complete without script, small, with the look of the product. */
export function renderPage({ title, locale, body, head, listed }: PageParts): string {
  const { script, styles } = pageAssets(ENTRY);
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
${head ?? ''}
</head>
<body>
<header class="brand"><img src="/favicon.svg" alt="" width="24" height="24"> ${brand}</header>
<main>${body}</main>
${script ? html`<script type="module" src="${script}"></script>` : ''}
</body>
</html>`.toString();
}

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
