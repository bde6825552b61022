import type { PageTexts } from '@qinghe/contract/texts/pages.ts';
import { html, type SafeHtml } from '../../pages/html.ts';

/** How fast a company answers; nothing where that is true for too few. */
export function replySpeed(hours: number | null, t: PageTexts): SafeHtml | '' {
  if (hours === null) return '';
  const time =
    hours < 24
      ? t('repliesInHours', { count: Math.max(1, Math.round(hours)) })
      : t('repliesInDays', { count: Math.round(hours / 2.4) / 10 });
  return html`<p class="speed">${time}</p>`;
}
