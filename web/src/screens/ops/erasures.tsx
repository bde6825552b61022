import type { ErasureRequest, FoundCandidate } from '@qinghe/contract/candidates/erasure.ts';
import { useState } from 'react';
import { useErasureRequests, useLookAtCandidate } from '../../domains/candidates/api/erasure.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { CandidateFound } from './erasures/candidate-found.tsx';
import { FindCandidateForm } from './erasures/find-candidate-form.tsx';
import styles from './subject/subject.module.css';

/** Who asked to be erased, and whoever is looked for by phone or e-mail; what is kept of them, and its end. */
export default function Erasures() {
  const { t } = useTranslation('ops');
  const query = useErasureRequests();
  const [found, setFound] = useState<{ address: string; candidate: FoundCandidate | null }>();
  const find = useLookAtCandidate();
  const look = async (address: string) => {
    const result = await find({ address });
    if (result) setFound({ address, ...result });
  };
  return (
    <Page lead={t('erasures.lead')}>
      <FindCandidateForm address={found?.address ?? ''} onFound={setFound} />
      {found && <CandidateFound key={found.address} {...found} onChanged={() => setFound(undefined)} />}
      <Section title={t('erasures.requests')} flush>
        <QueryList query={query} empty={{ title: t('erasures.none'), hint: t('erasures.noneHint') }}>
          {(rows) => (
            <ul className={styles.rows}>
              {rows.map((row) => (
                <RequestRow key={row.application_uuid} row={row} onLook={() => void look(row.phone)} />
              ))}
            </ul>
          )}
        </QueryList>
      </Section>
    </Page>
  );
}

function RequestRow({ row, onLook }: { row: ErasureRequest; onLook: () => void }) {
  const { t } = useTranslation('ops');
  return (
    <li className={styles.row}>
      <span>{row.name}</span>
      <span>{row.phone}</span>
      <Hint>{t('erasures.of', { job: row.job_title, company: row.company_name })}</Hint>
      <Hint>
        {t('erasures.asked')} <RelativeTime at={row.asked_at} /> · {t('erasures.due')} <RelativeTime at={row.due_at} />
      </Hint>
      <Button onClick={onLook}>{t('erasures.look')}</Button>
    </li>
  );
}
