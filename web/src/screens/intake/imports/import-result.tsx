import type { CvFileState, CvImport } from '@qinghe/contract/intake/cv-imports.ts';
import { isAtWork, useRetryCvImport } from '../../../domains/intake/api/cv-imports.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { type Stat, StatStrip } from '../../../ui/stat-strip/stat-strip.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import { FilesTable } from './files-table.tsx';
import styles from './imports.module.css';

const tones = { made: 'green', needs: 'amber', double: 'neutral', refused: 'neutral', failed: 'red' } as const;

interface ImportResultProps {
  found: CvImport;
  /** The only state that is shown. */
  state: CvFileState | undefined;
  addressOf: (state?: CvFileState) => string;
}

/** How far an import is, how many CVs stand in each state, and each of them. */
export function ImportResult({ found, state, addressOf }: ImportResultProps) {
  const { t } = useTranslation('intake');
  const retry = useRetryCvImport();
  const { uuid, counts, files } = found;
  const open = counts.reading + counts.waiting;
  const again = (
    <Button busy={retry.busy} onClick={() => void retry.run({ uuid })}>
      {t('retry')}
    </Button>
  );
  const stats: Stat[] = (['made', 'needs', 'double', 'refused', 'failed'] as const).map((name) => ({
    label: t(`state.${name}`),
    figure: <NumberText value={counts[name]} />,
    tone: counts[name] > 0 ? tones[name] : 'neutral',
    note: t(`stateHint.${name}`),
    ...(counts[name] > 0 && { to: addressOf(name) }),
  }));
  if (found.state === 'refused') return <Callout tone="red">{t(`refused.${found.reason ?? 'damaged'}`)}</Callout>;
  return (
    <>
      <StatStrip label={t('stats')} stats={stats} />
      {found.state === 'failed' && (
        <Callout tone="red" action={again}>
          {t('unpackFailed')}
        </Callout>
      )}
      {isAtWork(found) && (
        <div className={styles.running} role="status">
          <p>{files === 0 ? t('unpacking') : t('reading', { done: files - open, all: files })}</p>
          <progress value={files - open} max={files || 1} aria-label={t('stats')} />
        </div>
      )}
      {found.state !== 'failed' && counts.failed > 0 && (
        <Callout tone="amber" action={again}>
          {t('someFailed', { count: counts.failed })}
        </Callout>
      )}
      <FilesTable uuid={uuid} state={state} allAddress={addressOf()} />
    </>
  );
}
