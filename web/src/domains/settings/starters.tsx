import { type StarterKind, startersOf } from '@qinghe/contract/settings/starters.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import { useAddStarter } from './api/add-starter.ts';
import styles from './starters.module.css';

interface StartersProps {
  kind: StarterKind;
  /** What the account has. */
  items: readonly { content: string }[];
}

/** Ready texts below a list of own ones, for whoever has written none yet: what is added is left out. */
export default function Starters({ kind, items }: StartersProps) {
  const { t } = useTranslation('starters');
  const { add, pending } = useAddStarter(kind);
  const all = startersOf(kind, currentLocale());
  const has = (list: readonly { content: string }[], text: string) => list.some(({ content }) => content === text);
  const left = all.filter(({ content }) => !has(items, content));
  const isBeginning = items.every(({ content }) => has(all, content));
  if (!isBeginning || left.length === 0) return null;
  return (
    <Section title={t('title')} flush>
      <ul>
        {left.map((starter) => (
          <li key={starter.content} className={styles.row}>
            <div className={styles.words}>
              {starter.title && <p className={styles.title}>{starter.title}</p>}
              <p>{starter.content}</p>
            </div>
            <Button
              aria-label={t('addLabel', { name: starter.title ?? starter.content })}
              busy={pending?.content === starter.content}
              onClick={({ currentTarget }) => {
                const row = currentTarget.closest('li');
                const next = row?.nextElementSibling ?? row?.previousElementSibling;
                void add(starter).then((added) => added && next?.querySelector('button')?.focus());
              }}
            >
              {t('add')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
