import type { Grant } from '@qinghe/contract/rights/grants.ts';
import type { Right } from '@qinghe/contract/rights/right.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day } from '../../../lib/time/relative-time.ts';
import type { ListTable } from '../../../ui/list/list-screen.tsx';
import { Hint } from '../../../ui/text/hint.tsx';

interface Opens {
  /** Opens the story of a grant. */
  onOpen: (uuid: string) => void;
  /** Uses a unit; missing for who may not. */
  onUse: ((right: Right) => void) | undefined;
}

/** Grants of which anything is left, with what others hold of them. */
export function useGrantTable({ onOpen, onUse }: Opens, me: string | undefined): ListTable<Grant> {
  const { t, i18n } = useTranslation('rights');
  return {
    label: t('mine.grants'),
    nameOf: ({ right }) => t(`right.${right}`),
    onOpen: ({ uuid }) => onOpen(uuid),
    actionsOf: onUse && (({ right, left }) => (left > 0 ? [{ label: t('mine.use'), run: () => onUse(right) }] : [])),
    columns: [
      { key: 'right', title: t('mine.right'), cell: ({ right }) => t(`right.${right}`), phone: 'title' },
      { key: 'source', title: t('mine.source'), cell: ({ source }) => t(`source.${source}`), phone: 'second' },
      {
        key: 'until',
        title: t('mine.until'),
        cell: ({ until }) => day(new Date(until), i18n.language),
        phone: 'second',
      },
      {
        key: 'left',
        title: t('mine.left'),
        cell: ({ left, units, held }) => {
          const out = held.reduce((sum, one) => sum + (one.account_uuid === me ? 0 : one.units), 0);
          return (
            <>
              {t('mine.of', { left, units })} {out > 0 && <Hint>{t('mine.out', { count: out })}</Hint>}
            </>
          );
        },
        align: 'end',
        phone: 'aside',
      },
    ],
  };
}
