import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { listHelpQueue } from '@qinghe/contract/help/console.ts';
import { useTranslation } from 'react-i18next';
import { StatStrip } from '../../../ui/stat-strip/stat-strip.tsx';
import { LONG } from './queue-list.tsx';

type Figures = OutputOf<typeof listHelpQueue>['figures'];

/** How many of the rows below wait and for how long, and how soon we answered lately. */
export function WaitingFigures({ figures: { waiting, longest_minutes, first_answer } }: { figures: Figures }) {
  const { t } = useTranslation('help', { keyPrefix: 'inbox.figures' });
  const minutes = (count: number) => t('minutes', { count });
  return (
    <StatStrip
      label={t('label')}
      stats={[
        { label: t('waiting'), figure: waiting },
        {
          label: t('longest'),
          figure: longest_minutes === null ? t('none') : minutes(longest_minutes),
          tone: (longest_minutes ?? 0) >= LONG ? 'red' : 'neutral',
        },
        {
          label: t('firstAnswer'),
          figure: first_answer ? minutes(first_answer.median_minutes) : t('none'),
          note: first_answer && t('of', { count: first_answer.conversations }),
        },
      ]}
    />
  );
}
