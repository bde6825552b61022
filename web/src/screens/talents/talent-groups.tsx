import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { FilterName } from '@qinghe/contract/talents/filter.ts';
import type { countTalents, Talent } from '@qinghe/contract/talents/list.ts';
import IconFilterOff from '@tabler/icons-react/dist/esm/icons/IconFilterOff.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { useTalentWords } from './talent-words.ts';
import styles from './talents.module.css';
import type { TalentValues } from './use-talent-filters.ts';

type Counts = OutputOf<typeof countTalents>;

interface TalentGroupsProps {
  talents: readonly Talent[];
  counts: Counts | undefined;
  /** More of the list is there than what is shown. */
  hasMore: boolean;
  values: TalentValues;
  onDrop: (name: FilterName) => void;
  children: (talents: readonly Talent[]) => ReactNode;
}

/**
 * Talents by how many of the typed words they meet. A group that nobody belongs to under the filters keeps its place and
 * names the filter to drop.
 */
export function TalentGroups({ talents, counts, hasMore, values, onDrop, children }: TalentGroupsProps) {
  const { t } = useTranslation('talents');
  const words = useTalentWords();
  const typed = counts?.words ?? [];
  if (typed.length === 0) return <div className={styles.group}>{children(talents)}</div>;
  const lowest = talents.at(-1)?.met ?? 0;
  const title = (met: number) => {
    if (met === 0) return t('group.mentioned');
    if (met < typed.length) return t('group.some', { count: met });
    return typed.length === 1 ? t('group.one', { word: typed[0] }) : t('group.all', { count: met });
  };
  return (counts?.groups ?? []).map(({ met, count, without }) => {
    const ofGroup = talents.filter((talent) => talent.met === met);
    const isPassed = met >= lowest || !hasMore;
    if (ofGroup.length === 0 && (count > 0 || !isPassed || (without.length === 0 && met === 0))) return null;
    return (
      <section key={met} className={styles.group} aria-label={title(met)}>
        <h2 className={styles.groupHead}>
          {title(met)} <small>{t('people', { count, shown: words.count(count) })}</small>
        </h2>
        {ofGroup.length > 0 ? children(ofGroup) : <EmptyGroup without={without} values={values} onDrop={onDrop} />}
      </section>
    );
  });
}

function EmptyGroup({
  without,
  values,
  onDrop,
}: Pick<TalentGroupsProps, 'values' | 'onDrop'> & { without: Counts['groups'][number]['without'] }) {
  const { t } = useTranslation('talents');
  const words = useTalentWords();
  const [best] = without;
  if (!best) return <p className={styles.emptyGroup}>{t('group.nobody')}</p>;
  const named = (name: FilterName) => words.filter(name, values[name]);
  const brings = without
    .slice(0, 2)
    .map(({ filter, count }) => t('group.brings', { filter: named(filter), count, shown: words.count(count) }));
  return (
    <div className={styles.emptyGroup}>
      <IconFilterOff size={18} aria-hidden="true" />
      <p>{t('group.filtered', { brings: brings.join(t('comma')) })}</p>
      <Button onClick={() => onDrop(best.filter)}>{t('group.drop', { filter: named(best.filter) })}</Button>
    </div>
  );
}
