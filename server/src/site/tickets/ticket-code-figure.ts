import type { PageTexts } from '@qinghe/contract/texts/pages.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { qrFigure } from '../../pages/qr-figure.ts';

/**
 * The code of a ticket, to be scanned and to be read.
 * @param text what the QR code says; the code alone, or more
 */
export const ticketCodeFigure = (
  code: string,
  { text, hint }: { text: string; hint: string },
  t: PageTexts,
): SafeHtml => html`<p class="door-code">${qrFigure(text, t('ticketCode', { code }))}
<strong>${code.slice(0, 4)} ${code.slice(4)}</strong><span>${hint}</span></p>`;
