import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { ProposalAction } from '@qinghe/contract/ops/proposals.ts';
import type { getSubjectCompany } from '@qinghe/contract/ops/search.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSubjectCompany } from '../../domains/ops/api/subjects.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card, Section } from '../../ui/section/section.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { useCaseDrafts } from './companies/case-drafts.ts';
import { CaseFields } from './companies/case-fields.tsx';
import { CaseHistory } from './companies/case-history.tsx';
import { listOf } from './companies/reasons.ts';
import { LimitsDialog } from './subject/limits-dialog.tsx';
import { ProposalCard } from './subject/proposal-card.tsx';
import { ProposeDialog } from './subject/propose-dialog.tsx';
import { SettledProposals } from './subject/settled-proposals.tsx';
import styles from './subject/subject.module.css';
import { SubjectWaiting } from './subject/subject-waiting.tsx';

/** A company outside of any queue: papers, people, jobs, history, and what two operators may do about it. */
export default function SubjectCompany() {
  const [search] = useSearchParams();
  const uuid = search.get('id') ?? '';
  const { data, error, refetch } = useSubjectCompany(uuid);
  return data ? <Company key={uuid} company={data} /> : <SubjectWaiting uuid={uuid} error={error} refetch={refetch} />;
}

function Company({ company }: { company: OutputOf<typeof getSubjectCompany> }) {
  const { t } = useTranslation(['ops', 'company']);
  const drafts = useCaseDrafts();
  const draft = `withdraw:${company.uuid}`;
  const { reasons } = drafts.draftOf(draft);
  const [action, setAction] = useState<ProposalAction>();
  const [changesLimits, setChangesLimits] = useState(false);
  const { papers, proposal, members, jobs } = company;
  const given = listOf(reasons);
  const actions = company.actions.map((one) => (
    <Button key={one} disabled={one === 'withdraw' && given.length === 0} onClick={() => setAction(one)}>
      {one === 'withdraw' && given.length > 0
        ? t('proposals.withdraw_count', { count: given.length })
        : t(`proposals.begin.${one}`)}
    </Button>
  ));
  const note = (
    <>
      <Tag>{t(`company:review.status.${company.check_status}`)}</Tag>
      {company.frozen && <Tag tone="red">{t('subject.frozen')}</Tag>}
    </>
  );
  const canWithdraw = company.actions.includes('withdraw');
  return (
    <Page title={company.name} note={note} actions={actions} lead={canWithdraw && t('subject.withdrawHint')}>
      {proposal && (
        <Card flush>
          <ProposalCard proposal={proposal} />
        </Card>
      )}
      {papers && (
        <Section title={t('subject.papers')} flush>
          <CaseFields
            detail={{
              submitted: papers,
              in_force: null,
              refused: null,
              history: [],
              credit_code_adds_up: true,
              same_code: [],
            }}
            reasons={reasons}
            onReasons={canWithdraw ? (given) => drafts.change(draft, { reasons: given }) : undefined}
          />
        </Section>
      )}
      <Section title={t('subject.members', { count: company.member_count })} flush>
        <ul className={styles.rows}>
          {members.map(({ uuid, name, phone, type, frozen }) => (
            <li key={uuid} className={styles.row}>
              <Link to={`/ops/account?id=${uuid}`}>{name || t('subject.nameless')}</Link>
              <Hint>
                {phone} · {t(`subject.${type}`)}
              </Hint>
              {frozen && <Tag tone="red">{t('subject.frozen')}</Tag>}
            </li>
          ))}
        </ul>
      </Section>
      {jobs.length > 0 && (
        <Section title={t('subject.jobs', { count: company.job_count })} flush>
          <ul className={styles.rows}>
            {jobs.map(({ uuid, title }) => (
              <li key={uuid} className={styles.row}>
                <a href={`/jobs/${uuid}`} target="_blank" rel="noreferrer">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section
        title={t('limits.places')}
        aside={<Button onClick={() => setChangesLimits(true)}>{t('limits.change')}</Button>}
      >
        {t('limits.now', {
          internship: `${company.limits.internship.used} / ${company.limits.internship.most}`,
          campus: `${company.limits.campus.used} / ${company.limits.campus.most}`,
        })}
      </Section>
      <SettledProposals proposals={company.settled} />
      {company.history.length > 0 && <CaseHistory history={company.history} />}
      {changesLimits && <LimitsDialog company={company} onClose={() => setChangesLimits(false)} />}
      {action && (
        <ProposeDialog
          kind="company"
          subject={company}
          action={action}
          reasons={action === 'withdraw' ? given : []}
          onClose={() => setAction(undefined)}
          onProposed={() => drafts.drop(draft)}
        />
      )}
    </Page>
  );
}
