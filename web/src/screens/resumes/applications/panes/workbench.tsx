import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import IconFold from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs';
import { memo, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { useMay } from '../../../../domains/account/may.ts';
import { useUnreadChats } from '../../../../domains/chat/api/chat.ts';
import { useApplication } from '../../../../domains/resumes/api/get-application.ts';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button, IconButton } from '../../../../ui/button/button.tsx';
import { useKey } from '../../../../ui/key/use-key.ts';
import { onDemand } from '../../../../ui/on-demand/on-demand.tsx';
import { SkeletonRows } from '../../../../ui/skeleton/skeleton.tsx';
import { SkipTo } from '../../../../ui/skip-link/skip-link.tsx';
import { ErrorState } from '../../../../ui/state/state.tsx';
import { DecisionDialog, useAskedDecision } from '../decide/asked-decision.tsx';
import { useDecisions } from '../decide/use-decisions.ts';
import { useDeskFrame } from '../desk-context.ts';
import { DocumentDeck } from '../document/document-deck.tsx';
import { useSwipe } from '../list/use-swipe.ts';
import { EarlyKeys } from '../record/early-keys.tsx';
import { useRecordForms } from '../record/late-forms.ts';
import { Record } from '../record/record.tsx';
import { useClose } from '../use-desk.ts';
import { sayName } from '../words.ts';
import { PaneTabs } from './pane-tabs.tsx';
import { usePanes } from './use-panes.ts';
import styles from './workbench.module.css';

const MissingPerson = onDemand(() => import('../record/missing-person.tsx'));
const loadPhoneActions = () => import('../decide/phone-actions.tsx');
const PhoneActions = onDemand(loadPhoneActions);
const PrintMenu = onDemand(() => import('../record/print-menu.tsx'));

export interface WorkbenchProps {
  uuid: string;
  /** The same person as the list has them; undefined where the list does not. */
  summary: ApplicationSummary | undefined;
  /** Alone on the screen, without the list. */
  focused: boolean;
  /** Who stands first in the list. */
  first: ApplicationSummary | undefined;
  /** Who can be gone to from here. */
  neighbours: readonly string[];
  /** Undefined where the open one is not in it. */
  position: Position | undefined;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onDecided: (uuid: string) => void;
}

interface Position {
  index: number;
  count: number;
  more: boolean;
}

/** The open application: document and record side by side, or as tabs where both have no room. */
export const Workbench = memo(function Workbench({
  uuid,
  summary,
  first,
  focused,
  neighbours,
  onDecided,
  ...steps
}: WorkbenchProps) {
  const { t } = useTranslation('resumes');
  const { data: detail, error, refetch } = useApplication(uuid);
  const { tab: listed, open } = useDeskFrame();
  const close = useClose(open);
  const decide = useDecisions(onDecided, open);
  useRecordForms(detail !== undefined);
  const { asked, choose, close: closeQuestion } = useAskedDecision(decide);
  const swipe = useSwipe(steps.onNext, steps.onPrevious);
  const paper = useRef<HTMLElement>(null);
  const panes = usePanes();
  const unread = useUnreadChats().get(uuid);
  const id = useId();
  const ids = { cv: `${id}-cv`, record: `${id}-record` };
  const mayMove = useMay()(moveApplication);
  const failed = error !== null && !detail;
  const isGone = isApiError(error) && error.code === 40401;
  const tabbed = panes.tabbed && !failed;
  // The bar comes while the record does, not after it; whether it came is told when it is drawn.
  useEffect(() => {
    if (tabbed) void Promise.allSettled([loadPhoneActions()]);
  }, [tabbed]);
  const recordActions = detail && {
    detail,
    listed,
    onChoose: (to: Stage) => choose(detail, to),
  };
  return (
    <div
      className={`${styles.workbench} ${focused ? styles.focused : ''} ${panes.tabbed ? styles.tabbed : ''}`}
      data-shown={tabbed ? panes.shown : undefined}
      {...swipe}
    >
      {detail && !tabbed && (
        <>
          <SkipTo id={ids.cv} label={t('skip.cv')} />
          <SkipTo id={ids.record} label={t('skip.record')} />
        </>
      )}
      <span className={styles.close}>
        <IconButton label={t('steps.back')} onClick={close}>
          <IconBack size={20} aria-hidden="true" />
        </IconButton>
      </span>
      <Steps {...steps} focused={focused}>
        <Suspense>{detail && <PrintMenu paper={paper} detail={detail} />}</Suspense>
        {panes.foldable && (
          <IconButton
            label={panes.foldLabel}
            onClick={panes.toggle}
            aria-expanded={!panes.folded}
            aria-keyshortcuts="r"
          >
            <IconFold size={18} stroke={1.7} className={styles.right} aria-hidden="true" />
          </IconButton>
        )}
      </Steps>
      {tabbed && <PaneTabs shown={panes.shown} ids={ids} unread={unread} onShow={panes.show} />}
      {failed ? (
        <>
          <section className={styles.document} aria-label={t('document.title')}>
            <ErrorState
              title={t('detailFailed')}
              hint={t(isGone ? 'detailGone' : 'listFailedHint')}
              onRetry={() => void refetch()}
            />
          </section>
          <aside className={styles.record} aria-label={t('record')}>
            <Suspense>
              <MissingPerson gone={isGone} first={first?.uuid === uuid ? undefined : first} />
            </Suspense>
          </aside>
        </>
      ) : (
        <>
          <section ref={paper} id={ids.cv} tabIndex={-1} className={styles.document} aria-label={t('document.title')}>
            <DocumentDeck uuid={uuid} neighbours={neighbours} />
          </section>
          <aside id={ids.record} tabIndex={-1} className={styles.record} aria-label={t('record')}>
            {recordActions ? <Record {...recordActions} /> : <SkeletonRows rows={6} />}
          </aside>
          {tabbed && recordActions && (
            <Suspense>
              <PhoneActions {...recordActions} />
            </Suspense>
          )}
        </>
      )}
      <p className="visually-hidden" role="status">
        {summary &&
          steps.position &&
          t('steps.spoken', {
            name: sayName(t, summary),
            index: steps.position.index + 1,
            count: steps.position.count,
          })}
      </p>
      {!detail && !error && summary && mayMove && (
        <EarlyKeys person={summary} onDecide={(decision) => decide(summary, decision)} />
      )}
      {asked?.seen.uuid === uuid && <DecisionDialog {...asked} now={detail} decide={decide} onClose={closeQuestion} />}
    </div>
  );
});

interface StepsProps extends Pick<WorkbenchProps, 'focused' | 'position' | 'onNext' | 'onPrevious'> {
  /** What else can be done with the document. */
  children: ReactNode;
}

/** The way through the list, and out of what is open. */
function Steps({ focused, position, onNext, onPrevious, children }: StepsProps) {
  const { t } = useTranslation('resumes');
  const { setView } = useDeskFrame();
  const leaveFocus = () => setView('list');
  useKey('Escape', leaveFocus, { enabled: focused, label: t('view.leaveFocus') });
  return (
    <nav className={styles.steps} aria-label={t('steps.label')}>
      <IconButton label={t('steps.previous')} disabled={!onPrevious} onClick={onPrevious} aria-keyshortcuts="k">
        <IconUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('steps.next')} disabled={!onNext} onClick={onNext} aria-keyshortcuts="j">
        <IconDown size={18} aria-hidden="true" />
      </IconButton>
      {position && (
        <span className={styles.position}>
          {t(position.more ? 'steps.positionOfMore' : 'steps.position', {
            index: position.index + 1,
            count: position.count,
          })}
        </span>
      )}
      <span className={styles.leave}>
        {children}
        {focused && (
          <Button variant="quiet" onClick={leaveFocus} aria-keyshortcuts="Escape">
            {t('view.leaveFocus')}
          </Button>
        )}
      </span>
    </nav>
  );
}
