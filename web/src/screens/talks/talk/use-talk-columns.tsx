import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { changeTalk, type Talk } from '@qinghe/contract/talks/talks.ts';
import { Link } from 'react-router';
import { useMay } from '../../../domains/account/may.ts';
import { useSharedWords } from '../../../domains/company/components/shared-words.ts';
import { talkAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { atMinute } from '../../../lib/time/china-minute.ts';
import type { Column } from '../../../ui/table/table-head.tsx';
import { Tag, type Tone } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { TalkActions } from './talk-actions.tsx';
import styles from './talks.module.css';

const tones = { draft: 'neutral', online: 'green', cancelled: 'red' } as const satisfies Record<Talk['state'], Tone>;

/** What the list says of a talk. */
export function useTalkColumns(): Column<Talk>[] {
  const { t, i18n } = useTranslation('talks');
  const shared = useSharedWords();
  return [
    { key: 'title', title: t('field.title'), cell: (talk) => <Title talk={talk} />, phone: 'title' },
    {
      key: 'time',
      title: t('list.time'),
      cell: ({ starts_at, ends_at }) =>
        starts_at && ends_at ? (
          talkTime(atMinute(starts_at), atMinute(ends_at), i18n.language)
        ) : (
          <Hint>{t('list.noDay')}</Hint>
        ),
      phone: 'second',
      whole: true,
    },
    {
      key: 'signed',
      title: t('list.signed'),
      cell: (talk) => talk.state !== 'draft' && <Signed talk={talk} />,
      align: 'end',
      whole: true,
    },
    { key: 'owner', title: t('list.owner'), cell: shared, phone: 'hidden', roomy: 800 },
    {
      key: 'state',
      title: t('list.state'),
      cell: ({ state, over }) =>
        over && state === 'online' ? (
          <Tag>{t('state.over')}</Tag>
        ) : (
          <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
        ),
      phone: 'aside',
      whole: true,
    },
    { key: 'actions', title: '', cell: (talk) => <TalkActions talk={talk} />, phone: 'menu' },
  ];
}

/** Opens the people that it counts: `154 / 180 · 候补 3`. */
function Signed({ talk: { uuid, signed, seats, waiting } }: { talk: Talk }) {
  const { t } = useTranslation('talks');
  return (
    <Link className={styles.people} to={talkAddresses.visitors(uuid)}>
      {seats === null ? signed : `${signed} / ${seats}`}
      {waiting > 0 && ` · ${t('list.waiting', { count: waiting })}`}
    </Link>
  );
}

function Title({ talk }: { talk: Talk }) {
  const { t } = useTranslation('talks');
  const may = useMay();
  const { uuid, title, abilities, format, school, place, brochure_title, cancel_reason } = talk;
  const where = format === 'online' ? [t('format.online'), school] : [school, place];
  return (
    <span className={styles.name}>
      {abilities.edit && may(changeTalk) ? (
        <Link to={talkAddresses.edit(uuid)}>{title}</Link>
      ) : (
        <a href={`/talks/${uuid}`} target="_blank" rel="noopener">
          {title}
        </a>
      )}
      <Hint>{[...where, brochure_title, cancel_reason].filter((word) => word).join(' · ')}</Hint>
    </span>
  );
}
