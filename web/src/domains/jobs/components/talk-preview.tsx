import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import type { TalkTexts } from '@qinghe/contract/talks/talks.ts';
import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useCompanyInfo } from '../../company/api/get-company-info.ts';
import { DescriptionText } from './description-text.tsx';

interface TalkPreviewProps {
  talk: TalkTexts;
  /** Of the brochure that it belongs to; '' for none. */
  brochure: string;
  /** People with a seat. */
  signed: number;
}

/** What students fill in to sign up. */
const asked = ['name', 'phone', 'code', 'school', 'degree', 'major', 'graduationYear'] as const;

/** Minutes of the form are by the clocks of China. */
const instantOf = (minute: string): Date => new Date(`${minute}:00+08:00`);

/** A career talk as students see it, in the elements and words of its public page. */
export function TalkPreview({ talk, brochure, signed }: TalkPreviewProps) {
  const { t } = useTranslation('talks', { keyPrefix: 'preview' });
  const locale = currentLocale();
  const p = pageTexts(locale);
  const company = useCompanyInfo().data?.company;
  const { title, format, school, place, starts_at, ends_at, seats, text } = talk;
  const where = format === 'online' ? [p('talkOnline'), school] : [school, place];
  const facts = [
    [p('talkTime'), starts_at && ends_at ? talkTime(instantOf(starts_at), instantOf(ends_at), locale) : '…'],
    [p('talkPlace'), where.filter((word) => word !== '').join(' · ') || '…'],
    [
      p('talkSeats'),
      seats === null ? '' : `${seats} · ${p('seatsLeft', { count: String(Math.max(0, seats - signed)) })}`,
    ],
    [p('talkBrochure'), brochure],
  ].filter(([, value]) => value !== '');
  return (
    <main aria-label={t('label')}>
      <article className="job">
        <header>
          <p className="company">{company ? `${company.name} · ${p('verified')}` : '…'}</p>
          <h1>{title || t('title')}</h1>
        </header>
        <dl className="facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {text !== '' && (
          <section>
            <h2>{p('talkText')}</h2>
            <DescriptionText text={text} />
          </section>
        )}
        <p className="closed">{t('signUp', { fields: asked.map((name) => p(name)).join(p('comma')) })}</p>
      </article>
    </main>
  );
}
