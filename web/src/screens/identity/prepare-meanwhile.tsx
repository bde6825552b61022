import { jobKinds } from '@qinghe/contract/resumes/stages.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { checkInfoQuery } from '../../domains/account/api/check-info.ts';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { useCompanyInfo } from '../../domains/company/api/get-company-info.ts';
import { useBrochures } from '../../domains/jobs/api/brochures.ts';
import { useJobs } from '../../domains/jobs/api/list-jobs.ts';
import { brochureAddresses, jobAddresses } from '../../domains/jobs/job-addresses.ts';
import { itemsOf } from '../../lib/api/api-query.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { Hint } from '../../ui/text/hint.tsx';

/** What can be done until the identity has passed, where the server lets it be done. */
export function PrepareMeanwhile() {
  // The guard asked before anything was handed in.
  const { data } = useQuery({ ...checkInfoQuery, staleTime: 0 });
  return data?.prepares ? <Prepare /> : null;
}

function Prepare() {
  const { t } = useTranslation('identity', { keyPrefix: 'prepare' });
  const isMaster = useUserInfo().data?.type === 'master';
  const isUnseen = useCompanyInfo().data?.company?.check_status === 'uncheck';
  const brochures = useBrochures().data?.items ?? [];
  const drafts = [
    ...itemsOf(useJobs({ kind: 'internship', filter: 'draft' }).data),
    ...itemsOf(useJobs({ kind: 'campus', filter: 'draft' }).data),
  ].map(({ uuid, kind, title }) => ({ uuid, title, to: jobAddresses[kind].form(uuid) }));
  const begun = [
    ...drafts,
    ...brochures
      .filter(({ state }) => state === 'draft')
      .map(({ uuid, title }) => ({ uuid, title, to: brochureAddresses.show(uuid) })),
  ];
  return (
    <Section title={t('title')}>
      <Stack gap={3}>
        <Hint>{t('hint')}</Hint>
        <Row>
          {jobKinds.map((kind) => (
            <ButtonLink key={kind} to={jobAddresses[kind].create}>
              {t(kind)}
            </ButtonLink>
          ))}
          <ButtonLink to={brochureAddresses.create}>{t('brochure')}</ButtonLink>
          <ButtonLink to="/personal/reject-setting">{t('templates')}</ButtonLink>
          {isMaster && isUnseen && <ButtonLink to="/control/company-manage/main-info">{t('company')}</ButtonLink>}
          {isMaster && <ButtonLink to="/control/account-management">{t('colleagues')}</ButtonLink>}
        </Row>
        {begun.length > 0 && (
          <Stack as="ul">
            {begun.map(({ uuid, title, to }) => (
              <li key={uuid}>
                <Link to={to}>{t('draft', { title: title || t('untitled') })}</Link>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Section>
  );
}
