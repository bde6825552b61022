import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { decideMany } from '@qinghe/contract/resumes/decide-many.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMay } from '../../../../domains/account/may.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import desk from '../../applications.module.css';
import { DecisionDialog, useAskedDecision } from '../decide/asked-decision.tsx';
import { BulkBar } from '../decide/bulk-bar.tsx';
import { useDecisions } from '../decide/use-decisions.ts';
import { isApart, sayCount, useDeskFrame } from '../desk-context.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { SavedFilters } from '../filters/saved-filters.tsx';
import { BoardColumn } from './board-column.tsx';
import styles from './board-view.module.css';
import { useBoardSelection } from './use-board-selection.ts';

const nothing = () => {};

/** All stages side by side; a card is dragged, or sent on by the keys of the stages. */
export default function BoardView() {
  const { t } = useTranslation('resumes');
  const { list, counts, tabAddress } = useDeskFrame();
  const { parked: _apart, ...all } = list;
  const navigate = useNavigate();
  const mayMove = useMay()(moveApplication);
  const decide = useDecisions(nothing, nothing);
  const [dragged, setDragged] = useState<ApplicationSummary | null>(null);
  const { asked, choose, close } = useAskedDecision(decide);
  const { selection, onLoaded, from } = useBoardSelection(JSON.stringify(all));
  const selects = useMay()(decideMany);
  const selecting = selection.picking || selection.chosen.size > 0;
  const send = (person: ApplicationSummary, to: Stage) => {
    if (person.stage !== to) choose(person, to);
  };
  const openInList = (person: ApplicationSummary) => {
    const [path, query] = tabAddress(person.parked_for.length > 0 ? 'parked' : person.stage).split('?');
    const search = new URLSearchParams(query);
    search.delete('view');
    search.set('id', person.uuid);
    void navigate(`${path}?${search.toString()}`);
  };
  return (
    <>
      {selecting ? (
        <div className={desk.bulk}>
          <BulkBar selection={selection} from={from} onDecided={nothing} />
        </div>
      ) : (
        <>
          <FilterBar onPick={selects ? () => selection.pick() : undefined} />
          <SavedFilters />
        </>
      )}
      <section className={styles.board} aria-label={t('view.board')}>
        {stages.map((stage) => (
          <BoardColumn
            key={stage}
            stage={stage}
            list={{ ...all, stage }}
            count={sayCount(counts, stage)}
            apart={stage === 'new' && isApart(counts) && <Parked />}
            dragged={dragged}
            onDrag={setDragged}
            onSend={mayMove ? send : undefined}
            onOpen={openInList}
            selection={selects ? selection : undefined}
            onLoaded={onLoaded}
          />
        ))}
      </section>
      {asked && <DecisionDialog {...asked} now={undefined} decide={decide} onClose={close} />}
    </>
  );
}

/** Those of the new ones who are parked have a list and no column. */
function Parked() {
  const { t } = useTranslation('resumes');
  const { counts, tabAddress } = useDeskFrame();
  const [path, query] = tabAddress('parked').split('?');
  const search = new URLSearchParams(query);
  search.delete('view');
  return (
    <Link className={styles.apart} to={`${path}?${search}`.replace(/\?$/, '')}>
      {t('stage.parked')} {sayCount(counts, 'parked')}
    </Link>
  );
}
