import { payPageTexts } from '@qinghe/contract/orders/texts/pay-page.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { LinkedOrder } from '../../domains/orders/index.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { renderNotice, renderPage } from '../../pages/public-page.ts';
import { qrFigure } from '../../pages/qr-figure.ts';

interface PayPage {
  locale: Locale;
  order: LinkedOrder;
  now: Date;
  /** Chosen too often. */
  refused: boolean;
}

/** Seconds after which the page looks by itself whether money has come; a transfer takes days. */
const LOOK_AGAIN = 10;

/** Number, sum, time left and the ways to pay of an order, and nothing else of its company. */
export function renderPay({ locale, order, now, refused }: PayPage): string {
  const t = payPageTexts(locale);
  if (order.state !== 'payable') return renderNotice(locale, t(`${order.state}Title`), t(order.state));
  const { number, fen, until, attempt, transfer, methods } = order;
  const minutes = Math.max(Math.ceil((Date.parse(until) - now.getTime()) / 60_000), 1);
  const left = minutes > DAY ? t('days', { count: Math.floor(minutes / DAY) }) : t('minutes', { count: minutes });
  const buttons = methods.map((method) => {
    const isChosen = attempt?.method === method;
    return html`<button class="button${isChosen ? '' : ' quiet'}" name="method" value="${method}"${isChosen ? html` aria-pressed="true"` : ''}>${t(method)}</button>`;
  });
  return renderPage({
    title: t('title'),
    locale,
    listed: false,
    ...(!transfer && { head: html`<meta http-equiv="refresh" content="${LOOK_AGAIN}">` }),
    body: html`<section class="status"><h1>${t('title')}</h1>
<dl class="facts"><div><dt>${t('number')}</dt><dd>${number}</dd></div>
<div><dt>${t('sum')}</dt><dd><strong>${t('yuan', { yuan: (fen / 100).toFixed(2) })}</strong></dd></div>
<div><dt>${t('left')}</dt><dd>${left}</dd></div></dl>
${refused ? html`<p class="closed" role="alert">${t('tooOften')}</p>` : ''}
<form class="plain" method="post"><p>${t('ways')}</p><div class="ways">${buttons}</div></form>
${transfer ? transferFacts(transfer, t) : code(order, t)}
</section>`,
  });
}

/** Minutes. */
const DAY = 24 * 60;

type Texts = ReturnType<typeof payPageTexts>;

function code({ attempt }: LinkedOrder, t: Texts): SafeHtml {
  if (!attempt?.qr) return html`<p role="status">${t('noCode')}</p>`;
  const words = t('scan', { method: t(attempt.method) });
  return html`<p class="door-code">${qrFigure(attempt.qr, words)}<span>${words}</span></p>
${attempt.played_at ? html`<p><a href="${attempt.played_at}" target="_blank" rel="noopener">${t('played')}</a></p>` : ''}
<form class="plain" method="post"><button class="button quiet" name="asked" value="1">${t('ask')}</button></form>`;
}

function transferFacts({ holder, bank, account, code: words, fen }: NonNullable<LinkedOrder['transfer']>, t: Texts) {
  const facts = [
    ...([
      ['holder', holder],
      ['bankName', bank],
      ['account', account],
    ] as const),
    ...([
      ['exactSum', t('yuan', { yuan: (fen / 100).toFixed(2) })],
      ['words', words],
    ] as const),
  ] as const;
  return html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${t(name)}</dt><dd>${value}</dd></div>`)}</dl>
<p>${t('transferHint')}</p>`;
}

export const renderNoLink = (locale: Locale): string =>
  renderNotice(locale, payPageTexts(locale)('noneTitle'), payPageTexts(locale)('none'));
