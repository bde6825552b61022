import { selectApplications } from '@qinghe/contract/resumes/decide-many.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import IconClose from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Suspense, useState } from 'react';
import { useAction } from '../../../../lib/api/use-action.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button, IconButton } from '../../../../ui/button/button.tsx';
import { HoldKeys } from '../../../../ui/key/hold-keys.tsx';
import { useKey } from '../../../../ui/key/use-key.ts';
import { Menu } from '../../../../ui/menu/menu.tsx';
import { onDemand } from '../../../../ui/on-demand/on-demand.tsx';
import { useDeskFrame, useStageCount } from '../desk-context.ts';
import { ExportSelected } from '../export/export-people.tsx';
import type { DeskTab } from '../filters/desk-tabs.ts';
import type { Selection } from '../list/use-selection.ts';
import { TagPicker } from '../notes/tag-picker.tsx';
import styles from './bulk-bar.module.css';
import { LinkPicker } from './link-picker.tsx';
import { stageKeys, unparkKey } from './stage-keys.ts';

const BulkDialog = onDemand(() => import('./bulk-dialog.tsx'));

interface BulkBarProps {
  selection: Selection;
  /** Where all of them stand; `all` where that differs. */
  from: DeskTab;
  /** Told who has been decided on. */
  onDecided: (uuids: ReadonlySet<string>) => void;
}

/** What can be done with those selected; stands in the place of the filters while there are any. */
export function BulkBar({ selection, from, onDecided }: BulkBarProps) {
  const { t } = useTranslation('resumes');
  const desk = useDeskFrame();
  const { count, more } = useStageCount();
  const [to, setTo] = useState<Stage | null>(null);
  const everyone = useAction(selectApplications, { touches: [] });
  const size = selection.chosen.size;
  const targets = stages.filter((stage) => stage !== from && stage !== 'reject');
  const usual = usualFrom(from);
  // About those who withdrew nothing is decided any more.
  const decidable = desk.filters.withdrawn === '';
  useKey('Escape', selection.clear, { first: true, label: t('bulk.clear') });
  const selectEveryone = async () => {
    const { limit: _page, ...list } = desk.list;
    const found = await everyone.run(list);
    if (found) selection.choose(found.items);
  };
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('bulk.label')}>
      <IconButton label={t('bulk.clear')} onClick={selection.clear} aria-keyshortcuts="Escape">
        <IconClose size={18} aria-hidden="true" />
      </IconButton>
      <strong role="status">{t('bulk.selected', { count: size })}</strong>
      {size === 0 && <span className={styles.none}>{t('bulk.pickHint')}</span>}
      {desk.view !== 'board' && count !== undefined && size < (more ? 1000 : Math.min(count, 1000)) && (
        <Button variant="quiet" busy={everyone.busy} onClick={() => void selectEveryone()}>
          {count > 1000
            ? t('bulk.first', { count: 1000 })
            : more
              ? t('bulk.upTo', { count: 1000 })
              : t('bulk.all', { count })}
        </Button>
      )}
      {size > 0 && (
        <span className={styles.actions}>
          {decidable && usual && (
            <Button variant="primary" onClick={() => setTo(usual)}>
              {t('bulk.moveTo', { stage: t(`stage.${usual}`) })}
            </Button>
          )}
          {decidable && (
            <Menu
              label={t('bulk.move')}
              trigger={t('bulk.move')}
              triggerHasWords
              triggerClass={styles.more ?? ''}
              groups={[targets.map((stage) => ({ label: t(`stage.${stage}`), onSelect: () => setTo(stage) }))]}
            />
          )}
          <TagPicker uuids={[...selection.chosen.keys()]} />
          {decidable && <LinkPicker uuids={[...selection.chosen.keys()]} />}
          {decidable && <ExportSelected uuids={[...selection.chosen.keys()]} />}
          {decidable && from !== 'reject' && (
            <Button variant="danger" onClick={() => setTo('reject')}>
              {t('action.reject')}
            </Button>
          )}
        </span>
      )}
      {Object.entries(stageKeys).map(([stage, key]) => (
        <BulkKey
          key={stage}
          shortcut={key}
          label={t('bulk.moveMany', { count: size, stage: t(`stage.${stage as Stage}`) })}
          enabled={decidable && size > 0}
          action={() => setTo(stage as Stage)}
        />
      ))}
      <BulkKey
        shortcut={unparkKey}
        label={t('bulk.moveMany', { count: size, stage: t('stage.new') })}
        enabled={decidable && size > 0 && (from === 'parked' || from === 'all')}
        action={() => setTo('new')}
      />
      {to && (
        <Suspense fallback={<HoldKeys />}>
          <BulkDialog
            key={to}
            to={to}
            items={[...selection.chosen].map(([uuid, version]) => ({ uuid, version }))}
            onClose={() => setTo(null)}
            onDone={() => {
              setTo(null);
              onDecided(new Set(selection.chosen.keys()));
              selection.clear();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Where people go from a place as a rule; from several there is none. */
function usualFrom(from: DeskTab): Stage | undefined {
  if (from === 'all') return undefined;
  if (from === 'parked') return 'new';
  return stages.filter((stage) => stage !== 'reject')[stages.indexOf(from) + 1];
}

interface BulkKeyProps {
  shortcut: string;
  label: string;
  enabled: boolean;
  action: () => void;
}

/** With people selected the keys of the stages mean all of them, not the one that is open. */
function BulkKey({ shortcut, label, enabled, action }: BulkKeyProps) {
  useKey(shortcut, action, { first: true, enabled, label });
  return null;
}
