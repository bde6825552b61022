import { jobKinds } from '@qinghe/contract/resumes/stages.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { checkInfoQuery } from '../../domains/account/api/check-info.ts';
import { useJobs } from '../../domains/jobs/api/list-jobs.ts';
import { jobAddresses } from '../../domains/jobs/job-addresses.ts';
import { itemsOf } from '../../lib/api/api-query.ts';
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
  const drafts = [
    ...itemsOf(useJobs({ kind: 'internship', filter: 'draft' }).data),
    ...itemsOf(useJobs({ kind: 'campus', filter: 'draft' }).data),
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
          <ButtonLink to="/personal/reject-setting">{t('templates')}</ButtonLink>
        </Row>
        {drafts.length > 0 && (
          <Stack as="ul">
            {drafts.map(({ uuid, kind, title }) => (
              <li key={uuid}>
                <Link to={jobAddresses[kind].form(uuid)}>{t('draft', { title: title || t('untitled') })}</Link>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Section>
  );
}
