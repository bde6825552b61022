import { isUuid } from '@qinghe/contract/formats.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findFair, readStands } from '../../domains/fairs/index.ts';
import { pageLocale, renderNotice, sendPage } from '../../pages/public-page.ts';
import type { Services } from '../../services.ts';
import { renderFairPage } from './fair-page.ts';

/** `/fairs/{uuid}`: a fair that was opened; one that is over or called off says so. `?q=` finds companies and jobs. */
export async function showFair(
  { db, clock, publicUrl }: Services,
  request: FastifyRequest<{ Params: { uuid: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const locale = pageLocale(request);
  const t = pageTexts(locale);
  const { uuid } = request.params;
  const fair = isUuid(uuid) ? await findFair(db, uuid) : undefined;
  if (!fair) return sendPage(reply, 404, renderNotice(locale, t('fairMissing'), t('missingHint')));
  const { q: given } = request.query as { q?: unknown };
  const q = typeof given === 'string' ? wordsOf(given) : '';
  const stands = fair.state === 'open' ? await readStands(db, uuid, q) : [];
  return sendPage(reply, 200, renderFairPage({ fair, stands, q, now: clock(), locale, publicUrl }));
}

/** What may be looked for: no control signs, which the database takes none of, and no halves of signs. */
const wordsOf = (given: string): string =>
  [
    ...given
      .normalize('NFKC')
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
  ]
    .slice(0, limits.search)
    .join('');
