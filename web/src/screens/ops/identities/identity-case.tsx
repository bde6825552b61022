import { identityNotice } from '@qinghe/contract/texts/decisions.ts';
import { useState } from 'react';
import { useDecideIdentityCase, useIdentityCase, useShowIdentityNotes } from '../../../domains/identity/api/cases.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Facts } from '../../../ui/facts/facts.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { NoteField } from '../casework/case-notes.tsx';
import { StandingNote } from '../casework/standing-note.tsx';
import type { Decided } from '../casework/use-take-back.ts';
import caseStyles from '../companies/case.module.css';
import casePictures from '../companies/case-pictures.module.css';
import styles from '../companies/companies.module.css';
import { DecisionBar, refuses } from '../decision-bar.tsx';
import { NoticePreview } from '../notice-preview.tsx';
import { IdentityHistory } from './identity-history.tsx';

interface IdentityCaseProps {
  uuid: string;
  onDecided: Decided;
  onShelve: (name: string) => void;
}

/** One person: the pictures on the left, what was typed on the right. The filled button follows the reason. */
export function IdentityCase({ uuid, onDecided, onShelve }: IdentityCaseProps) {
  const { t } = useTranslation(['ops', 'identity']);
  const { data, error, refetch } = useIdentityCase(uuid);
  const [reason, setReason] = useState('');
  const showNotes = useShowIdentityNotes(uuid);
  const decide = useDecideIdentityCase({
    onDone: (held, { decision }) => onDecided(held, t(`identities.done.${decision}`, { name: data?.name })),
  });
  if (!data) return <QueryState query={{ error, refetch }} title={t('identities.failed')} />;
  const outcome = refuses(reason) ? 'refuse' : 'pass';
  const { version } = data;
  return (
    <>
      <div className={casePictures.picturePane}>
        {data.pictures.map((url, index) => (
          <div key={url} className={index === 0 && data.faces.length > 0 ? casePictures.beside : undefined}>
            <div className={casePictures.stage}>
              <img src={url} width="100%" alt={t('identities.side', { number: index + 1 })} />
            </div>
            {index === 0 &&
              data.faces.map((face, place) => (
                <img
                  key={face}
                  src={face}
                  alt={t('identities.faceOf', { number: place + 1 })}
                  className={casePictures.face}
                />
              ))}
          </div>
        ))}
        <IdentityHistory history={data.history} notes={data.notes}>
          <NoteField of={{ queue: 'identities', uuid }} onNoted={showNotes} />
        </IdentityHistory>
      </div>
      <article className={caseStyles.case} aria-label={data.name}>
        <header className={caseStyles.head}>
          <h2>{data.name}</h2>
          <p className={styles.second}>{data.company || t('identities.noCompany')}</p>
          <StandingNote held={data.held} />
        </header>
        <div className={caseStyles.facts}>
          <Facts
            facts={[
              {
                label: t('identity:document'),
                value: t(data.document === 'passport' ? 'identity:passport' : 'identity:idCard'),
              },
              { label: t('identity:name'), value: data.name },
              { label: t('identity:number'), value: data.number },
              { label: t('identities.accountName'), value: data.account_name },
              ...(data.face_outcome
                ? [{ label: t('identities.face'), value: t(`identities.outcome.${data.face_outcome}`) }]
                : []),
            ]}
          />
        </div>
        <DecisionBar
          of={data}
          label={t('identities.reason')}
          hint={t('identities.reasonHint')}
          words={reason}
          onWords={setReason}
          pass={t('companies.pass')}
          refuse={t('companies.refuse')}
          busy={decide.busy}
          onShelve={() => onShelve(data.name)}
          onPass={() => void decide.run({ uuid, version, decision: 'pass' })}
          onRefuse={() => void decide.run({ uuid, version, decision: 'refuse', reason })}
        >
          <NoticePreview
            name={data.name}
            channel={data.told_by}
            noticesFor={() => [
              {
                decision: t(`companies.${outcome}`),
                ...identityNotice({ name: data.name, outcome, reason: outcome === 'refuse' ? reason.trim() : '' }),
              },
            ]}
          />
        </DecisionBar>
      </article>
    </>
  );
}
