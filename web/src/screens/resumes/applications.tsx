import { Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApplicationCounts } from '../../domains/resumes/api/count-applications.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { HoldKeys } from '../../ui/key/hold-keys.tsx';
import { useKey } from '../../ui/key/use-key.ts';
import { onDemand } from '../../ui/on-demand/on-demand.tsx';
import { Page } from '../../ui/page/page.tsx';
import { SkeletonRows } from '../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { HeldBatches } from './applications/decide/held-batches.tsx';
import { DeskContext, isApart, sayCount } from './applications/desk-context.ts';
import { type DeskTab, deskTabs } from './applications/filters/desk-tabs.ts';
import { toInput } from './applications/filters/filters.ts';
import { ListView } from './applications/list/list-view.tsx';
import { useDesk, useOpened } from './applications/use-desk.ts';
import styles from './applications.module.css';

const BoardView = onDemand(() => import('./applications/board/board-view.tsx'));
const ShortcutsDialog = onDemand(() => import('./applications/shortcuts-dialog.tsx'));

/** The desk where CVs are read and decided: as a list with the document, one after another, or by stage. */
export default function Applications() {
  const { t } = useTranslation('resumes');
  const desk = useDesk();
  const { filters, kind, tab, view, tabAddress } = desk;
  const { openUuid } = useOpened();
  const counts = useApplicationCounts(useMemo(() => toInput(kind, filters), [kind, filters]));
  const [help, setHelp] = useState(false);
  const onHelp = useCallback(() => setHelp(true), []);
  useKey('?', onHelp, { label: t('shortcuts.help') });
  const navigate = useNavigate();
  useKey('e', () => void navigate(tabAddress('all')), {
    enabled: view === 'list',
    label: t('shortcuts.everyone'),
  });
  const frame = useMemo(() => ({ ...desk, counts, onHelp }), [desk, counts, onHelp]);
  const tabs = useMemo(() => {
    const isShown = (name: DeskTab) => name !== 'parked' || tab === name || isApart(counts);
    return deskTabs
      .filter(isShown)
      .map((name) => ({ to: tabAddress(name), label: t(`stage.${name}`), count: sayCount(counts, name) }));
  }, [tab, counts, tabAddress, t]);
  return (
    <Page layout="workspace" title={`${t(view === 'board' ? 'view.board' : `stage.${tab}`)} · ${t(`kind.${kind}`)}`}>
      {view === 'list' && (
        <div className={openUuid ? styles.behind : undefined}>
          <Tabs label={t('stages')} tabs={tabs} />
        </div>
      )}
      <HeldBatches />
      <DeskContext value={frame}>
        {view === 'board' ? (
          <Suspense fallback={<SkeletonRows rows={8} />}>
            <BoardView />
          </Suspense>
        ) : (
          <ListView />
        )}
      </DeskContext>
      {help && (
        <Suspense fallback={<HoldKeys />}>
          <ShortcutsDialog onClose={() => setHelp(false)} />
        </Suspense>
      )}
    </Page>
  );
}
