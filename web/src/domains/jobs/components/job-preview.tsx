import type { JobDraft } from '@qinghe/contract/jobs/job.ts';
import { degreeName } from '../../../lib/i18n/degree-name.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useCompanyInfo } from '../../company/api/get-company-info.ts';
import { useLocations } from '../../dict/api/get-options.ts';
import { useOverview } from '../../home/api/business-overview.ts';
import { DescriptionText } from './description-text.tsx';
import { useJobWords } from './job-words.ts';

/**
 * A job as its candidates see it, in the elements of its public page: pay first, then fit, then text, and how fast this
 * company answers. A journey in e2e/publish.spec.ts compares the two.
 */
export function JobPreview({ draft }: { draft: JobDraft }) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const company = useCompanyInfo().data?.company;
  const cities = useCityNames(draft.cities);
  const speed = useReplySpeed();
  const facts = [
    [t('preview.place'), [cities.join('、'), draft.address].filter(Boolean).join(' · ')],
    [t('field.majors'), draft.majors.join('、')],
    [t('field.highlights'), draft.highlights.join('、')],
  ].filter(([, value]) => value);
  return (
    <main aria-label={t('preview.label')}>
      <article className="job">
        <header>
          <p className="company">{company ? `${company.name} · ${t('preview.verified')}` : '…'}</p>
          <h1>{draft.title || t('preview.title')}</h1>
          <p className="pay">{words.pay(draft) || t(`of.${draft.kind}.previewPay`)}</p>
          <ul className="tags">
            {fit(draft, cities, t, words).map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
          {speed && <p className="speed">{speed}</p>}
        </header>
        <p className="jump">
          <span className="button">{t('preview.apply')}</span>
        </p>
        <section>
          <h2>{t('field.description')}</h2>
          {draft.description ? <DescriptionText text={draft.description} /> : <p>{t('preview.description')}</p>}
        </section>
        <dl className="facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </article>
    </main>
  );
}

type Words = ReturnType<typeof useJobWords>;
type Translate = ReturnType<typeof useTranslation<'jobs'>>['t'];

const fit = (draft: JobDraft, cities: readonly string[], t: Translate, words: Words): string[] =>
  [
    ...cities,
    ...(draft.kind === 'internship'
      ? [words.days(draft.days_per_week), words.months(draft.months)]
      : draft.graduation_years.map((year) => t('graduates', { year: String(year) }))),
    draft.min_degree ? t('degreeLeast', { degree: degreeName(draft.min_degree) }) : '',
    draft.headcount === null ? '' : t('preview.openings', { count: draft.headcount }),
    ...(draft.kind === 'internship'
      ? [
          draft.conversion ? t('preview.conversion') : '',
          draft.certificate ? t('preview.certificate') : '',
          draft.remote ? t('field.remote') : '',
        ]
      : []),
    draft.deadline === null ? '' : t('preview.deadline', { day: draft.deadline }),
  ].filter(Boolean);

function useCityNames(codes: readonly string[]): string[] {
  const { data } = useLocations();
  const cities = data?.provinces.flatMap((province) => province.cities) ?? [];
  return codes.map((code) => cities.find((city) => city.code === code)?.name ?? '').filter(Boolean);
}

/** The company's median reply, in the words of the public page. */
function useReplySpeed(): string {
  const { t } = useTranslation('jobs');
  const hours = useOverview().data?.usual_reply_hours ?? null;
  if (hours === null) return '';
  return hours < 24
    ? t('preview.hours', { count: Math.max(1, Math.round(hours)) })
    : t('preview.days', { count: Math.round(hours / 2.4) / 10 });
}
