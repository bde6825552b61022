import { cashierTexts } from '@qinghe/contract/orders/texts/cashier.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../../../http/errors.ts';
import { html } from '../../../pages/html.ts';
import { renderNotice, renderPage, sendPage } from '../../../pages/public-page.ts';
import { CASHIER_PATH } from '../../../providers/payment/cashier/cashier-path.ts';
import { billPlays, type CashierDoor, plays } from '../../../providers/payment/port.ts';
import type { Services } from '../../../services.ts';

type Request = FastifyRequest<{ Params: { number: string }; Body: Record<string, string> | undefined }>;

/** `/cashier/{number}`: plays the phone of a payer, in demos alone; with real services there is no such page. */
export function serveCashier(app: FastifyInstance, { payments: { cashier } }: Pick<Services, 'payments'>): void {
  if (!cashier) return;
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(`${body}`))),
    );
    scope.get(`${CASHIER_PATH}/:number`, (request: Request, reply) => show(cashier, request, reply));
    scope.post(`${CASHIER_PATH}/:number`, async (request: Request, reply) => {
      const play = plays.find((one) => one === request.body?.play);
      if (play) await cashier.play(request.params.number, play);
      const billed = billPlays.find((one) => one === request.body?.play);
      if (billed) await cashier.playBill(request.params.number, billed);
      return show(cashier, request, reply);
    });
  });
}

async function show(cashier: CashierDoor, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const locale = localeOf(request);
  const trade = await cashier.find(request.params.number);
  const text = cashierTexts(locale);
  if (!trade) return sendPage(reply, 404, renderNotice(locale, text('title'), text('unknown')));
  return sendPage(reply, 200, renderCashier(locale, trade));
}

function renderCashier(
  locale: Locale,
  { channel, fen, subject, status }: NonNullable<Awaited<ReturnType<CashierDoor['find']>>>,
): string {
  const text = cashierTexts(locale);
  const button = (play: (typeof plays)[number] | (typeof billPlays)[number]) =>
    html`<button class="button${play === 'pay' ? '' : ' quiet'}" type="submit" name="play" value="${play}">${text(play)}</button>`;
  const more = plays.filter((play) =>
    status === 'closed' ? play === 'pay_after_close' : play !== 'pay' && play !== 'pay_after_close',
  );
  return renderPage({
    title: text('title'),
    locale,
    listed: false,
    body: html`<section class="notice"><h1>${text(channel)}</h1><p>${subject}</p>
<p><strong>${text('sum', { yuan: (fen / 100).toFixed(2) })}</strong></p><p role="status">${text(status)}</p>
<p>${text('intro')}</p>
${
  status === 'paid'
    ? html`<form method="post"><details><summary>${text('bill')}</summary>${billPlays.map((play) => html`<p>${button(play)}</p>`)}</details></form>`
    : html`<form method="post">${status === 'waiting' ? button('pay') : ''}
<details><summary>${text('more')}</summary>${more.map((play) => html`<p>${button(play)}</p>`)}</details></form>`
}</section>`,
  });
}
