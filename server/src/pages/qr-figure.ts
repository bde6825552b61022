import QRCode from 'qrcode';
import { html, type SafeHtml } from './html.ts';

const QUIET = 4;

/**
 * A QR code as squares of whole units, which every phone keeps sharp; dark on white also where the page is dark.
 * @param label what a screen reader says
 */
export function qrFigure(text: string, label: string): SafeHtml {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET;
  const squares = Array.from({ length: modules.size ** 2 }, (_, index) => {
    const [row, column] = [Math.floor(index / modules.size), index % modules.size];
    return modules.get(row, column) ? `M${column + QUIET} ${row + QUIET}h1v1h-1z` : '';
  });
  return html`<svg viewBox="0 0 ${side} ${side}" width="220" height="220" role="img" aria-label="${label}"><path fill="#fff" d="M0 0h${side}v${side}h-${side}z"/><path d="${squares.join('')}" fill="#16211c" shape-rendering="crispEdges"/></svg>`;
}
