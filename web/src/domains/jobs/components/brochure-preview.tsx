import { companyPictureUrl } from '@qinghe/contract/company/information.ts';
import type { BrochureJob, BrochureTalk, BrochureTexts } from '@qinghe/contract/jobs/brochures.ts';
import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { today } from '../../../lib/time/calendar-day.ts';
import { useUserInfo } from '../../account/api/get-user-info.ts';
import { useCompanyInfo } from '../../company/api/get-company-info.ts';
import { DescriptionText } from './description-text.tsx';
import { useJobWords } from './job-words.ts';

interface BrochurePreviewProps {
  brochure: BrochureTexts;
  jobs: readonly BrochureJob[];
  talks: readonly BrochureTalk[];
}

/** A brochure as its candidates see it, in the elements of its public page. */
export function BrochurePreview({ brochure, jobs, talks }: BrochurePreviewProps) {
  const { t } = useTranslation('jobs');
  const company = useCompanyInfo().data?.company;
  const companyUuid = useUserInfo().data?.company_uuid ?? '';
  const p = pageTexts(currentLocale());
  const shown = [...jobs.filter(isOpen), ...jobs.filter(isPast)];
  const { title, batch, graduation_years, picture_uuid, text, schedule } = brochure;
  return (
    <main aria-label={t('preview.label')}>
      <article className="job">
        {picture_uuid && <img className="hero" src={companyPictureUrl(companyUuid, picture_uuid)} alt="" />}
        <header>
          <p className="company">{company ? `${company.name} · ${t('preview.verified')}` : '…'}</p>
          <h1>{title || t('brochure.title')}</h1>
          <ul className="tags">
            <li>{t(`batch.${batch}`)}</li>
            {graduation_years.map((year) => (
              <li key={year}>{t('graduates', { year: String(year) })}</li>
            ))}
          </ul>
        </header>
        {schedule.length > 0 && (
          <section>
            <h2>{t('brochure.schedule')}</h2>
            <dl className="facts">
              {schedule.map(({ name, from, until }, index) => (
                // Lines have no identity of their own.
                <div key={index}>
                  <dt>{name}</dt>
                  <dd>{until ? `${from} – ${until}` : from}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {talks.length > 0 && (
          <section>
            <h2>{p('brochureTalks')}</h2>
            <ul className="openings">
              {talks.map((talk) => (
                <TalkRow key={talk.uuid} talk={talk} />
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2>{t('brochure.text')}</h2>
          {text ? <DescriptionText text={text} /> : <p>{t('brochure.textExample')}</p>}
        </section>
        <section>
          <h2>{p('brochureJobs')}</h2>
          {shown.length === 0 ? (
            <p>{p('brochureNoJobs')}</p>
          ) : (
            <ul className="openings">
              {shown.map((job) => (
                <JobRow key={job.uuid} job={job} />
              ))}
            </ul>
          )}
        </section>
      </article>
    </main>
  );
}

const isOpen = ({ state, deadline }: BrochureJob) => state === 'online' && (deadline === null || deadline >= today());
const isPast = (job: BrochureJob) => job.state === 'expired' || (job.state === 'online' && !isOpen(job));

function TalkRow({ talk: { title, format, school, starts_at, ends_at } }: { talk: BrochureTalk }) {
  const locale = currentLocale();
  const p = pageTexts(locale);
  const time = talkTime(new Date(starts_at), new Date(ends_at), locale);
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p className="hint">{[time, format === 'online' ? p('talkOnline') : school].join(' · ')}</p>
      </div>
      {Date.parse(starts_at) > Date.now() && <span className="button quiet">{p('signUp')}</span>}
    </li>
  );
}

function JobRow({ job }: { job: BrochureJob }) {
  const p = pageTexts(currentLocale());
  const words = useJobWords();
  const { title, city_names, headcount, deadline } = job;
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p className="hint">
          {words.joined(
            words.pay({ kind: 'campus', ...job }),
            ...city_names,
            headcount === null ? null : p('openings', { count: headcount }),
            deadline && p('deadline', { day: deadline }),
          )}
        </p>
      </div>
      {isOpen(job) ? (
        <span className="button quiet">{p('brochureApply')}</span>
      ) : (
        <strong className="hint">{p('brochureClosed')}</strong>
      )}
    </li>
  );
}
