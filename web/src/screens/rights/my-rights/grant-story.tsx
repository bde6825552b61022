import type { GrantEntry } from '@qinghe/contract/rights/grants.ts';
import { useGrant } from '../../../domains/rights/api/grants.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day } from '../../../lib/time/relative-time.ts';
import { Facts } from '../../../ui/facts/facts.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { GiveBack } from './give-back.tsx';
import styles from './grant-story.module.css';

/** One grant: where it came from, who holds what of it, and everything that was done with it. */
export function GrantStory({ uuid }: { uuid: string }) {
  const { t, i18n } = useTranslation('rights');
  const query = useGrant(uuid);
  if (!query.data) return <QueryState query={query} title={t('story.failed')} rows={4} />;
  const { grant, entries } = query.data;
  return (
    <div className={styles.story}>
      <Facts
        layout="ends"
        facts={[
          { label: t('mine.source'), value: t(`source.${grant.source}`) },
          { label: t('mine.until'), value: day(new Date(grant.until), i18n.language) },
          ...(grant.cost > 0 ? [{ label: t('story.cost'), value: t('story.coins', { count: grant.cost }) }] : []),
          { label: t('story.units'), value: <NumberText value={grant.units} /> },
          ...grant.held.map(({ name, units }) => ({
            label: t('story.heldBy', { name }),
            value: <NumberText value={units} />,
          })),
          { label: t('story.left'), value: <NumberText value={entries[0]?.left ?? 0} /> },
        ]}
      />
      <GiveBack grant={grant} />
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.uuid} entry={entry} />
        ))}
      </ol>
    </div>
  );
}

function Entry({ entry: { at, kind, units, left, actor, holder, job } }: { entry: GrantEntry }) {
  const { t } = useTranslation('rights');
  const isMove = kind === 'assign' || kind === 'take_back';
  return (
    <li>
      <span>
        {t(`story.kind.${kind}`, { count: Math.abs(units), name: holder ?? '' })}
        {job && <> · {job.title}</>}
      </span>
      <Hint>
        <RelativeTime at={at} />
        {actor && ` · ${actor}`}
        {!isMove && ` · ${t('story.after', { count: left })}`}
      </Hint>
    </li>
  );
}
