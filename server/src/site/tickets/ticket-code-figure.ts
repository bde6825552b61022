import type { PageTexts } from '@qinghe/contract/texts/pages.ts';
import QRCode from 'qrcode';
import { html, type SafeHtml } from '../../pages/html.ts';

/**
 * The code of a ticket as squares of whole units, which every phone keeps sharp; dark on white also where the page is dark.
 * @param text what the QR code says; the code alone, or more
 */
export function ticketCodeFigure(code: string, { text, hint }: { text: string; hint: string }, t: PageTexts): SafeHtml {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const quiet = 4;
  const side = modules.size + 2 * quiet;
  const squares = Array.from({ length: modules.size ** 2 }, (_, index) => {
    const [row, column] = [Math.floor(index / modules.size), index % modules.size];
    return modules.get(row, column) ? `M${column + quiet} ${row + quiet}h1v1h-1z` : '';
  });
  return html`<p class="door-code"><svg viewBox="0 0 ${side} ${side}" width="220" height="220" role="img" aria-label="${t('ticketCode', { code })}"><path fill="#fff" d="M0 0h${side}v${side}h-${side}z"/><path d="${squares.join('')}" fill="#16211c" shape-rendering="crispEdges"/></svg>
<strong>${code.slice(0, 4)} ${code.slice(4)}</strong><span>${hint}</span></p>`;
}
