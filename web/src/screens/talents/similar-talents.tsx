import type { Talent } from '@qinghe/contract/talents/list.ts';
import { useState } from 'react';
import { useSimilarTalents } from '../../domains/talents/api/saved.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { QueryState } from '../../ui/state/query-state.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { InviteAction } from './invite-action.tsx';
import { useTalentWords } from './talent-words.ts';
import styles from './talents.module.css';

/** People like one: by its rarest words, which can be taken out one by one; each says which it shares. */
export function SimilarTalents({ uuid, onInvite }: { uuid: string; onInvite: (talent: Talent) => void }) {
  const { t } = useTranslation('talents');
  const say = useTalentWords();
  const [without, setWithout] = useState<readonly string[]>([]);
  const query = useSimilarTalents(uuid, without);
  const toggle = (word: string) =>
    setWithout(without.includes(word) ? without.filter((one) => one !== word) : [...without, word]);
  if (!query.data) return <QueryState query={query} title={t('similar.failed')} />;
  const { words, items } = query.data;
  return (
    <>
      <Hint>{t('similar.hint', { count: words.length })}</Hint>
      <div className={styles.similarWords}>
        {words.map((word) => (
          <button
            key={word}
            type="button"
            className={styles.similarWord}
            aria-pressed={!without.includes(word)}
            onClick={() => toggle(word)}
          >
            {word}
          </button>
        ))}
      </div>
      {items.length === 0 && <p>{t('similar.nobody')}</p>}
      {items.map((talent) => (
        <article key={talent.uuid} className={styles.similar}>
          <p className={styles.who}>
            {talent.code} {say.who(talent)}
          </p>
          <p className={styles.wants}>{say.wants(talent)}</p>
          <p className={styles.shared}>
            {t('similar.shared', { count: talent.shared.length })}
            {talent.shared.map((word) => (
              <Tag key={word}>{word}</Tag>
            ))}
          </p>
          <div className={styles.similarAction}>
            <InviteAction talent={talent} isCurrent={false} onInvite={() => onInvite(talent)} />
          </div>
        </article>
      ))}
    </>
  );
}
