import { talkTime } from '@qinghe/contract/jobs/talk-time.ts';
import type { TalkTexts } from '@qinghe/contract/jobs/talks.ts';
import { useTranslation } from 'react-i18next';
import { useCompanyInfo } from '../../company/api/get-company-info.ts';
import { DescriptionText } from './description-text.tsx';

interface TalkPreviewProps {
  talk: TalkTexts;
  /** Of the brochure that it belongs to; '' for none. */
  brochure: string;
}

/** Minutes of the form are by the clocks of China. */
const instantOf = (minute: string): Date => new Date(`${minute}:00+08:00`);

/** A career talk as students see it, in the elements of its public page. */
export function TalkPreview({ talk, brochure }: TalkPreviewProps) {
  const { t, i18n } = useTranslation('talks', { keyPrefix: 'preview' });
  const company = useCompanyInfo().data?.company;
  const { title, format, school, place, starts_at, ends_at, seats, text } = talk;
  const where = format === 'online' ? [t('online'), school] : [school, place];
  const isTimed = starts_at !== '' && ends_at !== '';
  const facts = [
    [t('time'), isTimed ? talkTime(instantOf(starts_at), instantOf(ends_at), i18n.language) : '…'],
    [t('place'), where.filter((word) => word !== '').join(' · ') || '…'],
    [t('seats'), seats === null ? '' : String(seats)],
    [t('brochure'), brochure],
  ].filter(([, value]) => value !== '');
  return (
    <main aria-label={t('label')}>
      <article className="job">
        <header>
          <p className="company">{company ? `${company.name} · ${t('verified')}` : '…'}</p>
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
            <h2>{t('text')}</h2>
            <DescriptionText text={text} />
          </section>
        )}
        <p className="closed">{t('signUp')}</p>
      </article>
    </main>
  );
}
