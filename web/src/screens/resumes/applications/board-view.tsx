import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { BoardColumn } from './board-column.tsx';
import styles from './board-view.module.css';
import { sayCount, useDeskFrame } from './desk-context.ts';
import { FilterBar } from './filter-bar.tsx';
import type { OpenStage } from './next-stages.ts';
import { SavedFilters } from './saved-filters.tsx';
import { useDecisions } from './use-decisions.ts';
import { useRecordForms } from './use-record-forms.ts';

const nothing = () => {};

/** All stages side by side; a card is dragged, or sent on by the keys of the stages. */
export default function BoardView() {
  const { t } = useTranslation('resumes');
  const { list, counts, stageAddress } = useDeskFrame();
  const navigate = useNavigate();
  const decide = useDecisions(nothing, nothing);
  const forms = useRecordForms();
  const [dragged, setDragged] = useState<ApplicationSummary | null>(null);
  const [rejecting, setRejecting] = useState<ApplicationSummary | null>(null);
  const [back, setBack] = useState<{ person: ApplicationSummary; to: OpenStage } | null>(null);
  const send = (person: ApplicationSummary, to: Stage) => {
    if (person.stage === to) return;
    if (to === 'reject') setRejecting(person);
    else if (goesBack(person.stage, to)) setBack({ person, to });
    else decide(person, { to, reason: '' });
  };
  const openInList = (person: ApplicationSummary) => {
    const [path, query] = stageAddress(person.stage).split('?');
    const search = new URLSearchParams(query);
    search.delete('view');
    search.set('id', person.uuid);
    void navigate(`${path}?${search.toString()}`);
  };
  return (
    <>
      <FilterBar />
      <SavedFilters />
      <section className={styles.board} aria-label={t('view.board')}>
        {stages.map((stage) => (
          <BoardColumn
            key={stage}
            list={{ ...list, stage }}
            count={sayCount(counts, stage)}
            dragged={dragged}
            onDrag={setDragged}
            onSend={send}
            onOpen={openInList}
          />
        ))}
      </section>
      {rejecting && forms && (
        <forms.RejectDialog
          detail={rejecting}
          onClose={() => setRejecting(null)}
          onConfirm={(reason, message) => decide(rejecting, { to: 'reject', reason, message })}
        />
      )}
      {back && forms && (
        <forms.ReasonDialog
          uuid={back.person.uuid}
          to={back.to}
          onClose={() => setBack(null)}
          onConfirm={(reason) => decide(back.person, { to: back.to, reason })}
        />
      )}
    </>
  );
}

/** Back between open stages asks for a reason; out of reject it is a restoring, which the server judges. */
const goesBack = (from: Stage, to: Stage): boolean => from !== 'reject' && stages.indexOf(to) < stages.indexOf(from);
