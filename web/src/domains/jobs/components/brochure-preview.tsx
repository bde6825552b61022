import { companyPictureUrl } from '@qinghe/contract/company/information.ts';
import type { BrochureTexts } from '@qinghe/contract/jobs/brochures.ts';
import { useTranslation } from 'react-i18next';
import { useUserInfo } from '../../account/api/get-user-info.ts';
import { useCompanyInfo } from '../../company/api/get-company-info.ts';
import { DescriptionText } from './description-text.tsx';

interface BrochurePreviewProps {
  brochure: BrochureTexts;
  jobs: readonly { uuid: string; title: string }[];
}

/** A brochure as its candidates see it, in the elements of its public page. */
export function BrochurePreview({ brochure, jobs }: BrochurePreviewProps) {
  const { t } = useTranslation('jobs');
  const company = useCompanyInfo().data?.company;
  const companyUuid = useUserInfo().data?.company_uuid ?? '';
  const { title, batch, graduation_years, picture_uuid, text, schedule } = brochure;
  return (
    <main aria-label={t('preview.label')}>
      <article className="job">
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
        {picture_uuid && (
          <ul className="pictures">
            <li>
              <img src={companyPictureUrl(companyUuid, picture_uuid)} alt="" />
            </li>
          </ul>
        )}
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
        <section>
          <h2>{t('brochure.text')}</h2>
          {text ? <DescriptionText text={text} /> : <p>{t('brochure.textExample')}</p>}
        </section>
        <section>
          <h2>{t('brochure.openJobs')}</h2>
          {jobs.length === 0 ? (
            <p>{t('brochure.noJobs')}</p>
          ) : (
            <ul>
              {jobs.map((job) => (
                <li key={job.uuid}>{job.title}</li>
              ))}
            </ul>
          )}
        </section>
      </article>
    </main>
  );
}
