import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { Suspense, useEffect, useRef } from 'react';
import { useSourceName } from '../../../../domains/jobs/components/source-name.ts';
import { rated, useAnnotations } from '../../../../domains/resumes/api/annotate.ts';
import { applicationQuery } from '../../../../domains/resumes/api/get-application.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { onDemand } from '../../../../ui/on-demand/on-demand.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../../ui/text/relative-time.tsx';
import { ChatDoor } from '../chat/chat-door.tsx';
import { Actions } from '../decide/actions.tsx';
import { BlockButton, BlockMark } from '../decide/block-mark.tsx';
import { LinkPicker } from '../decide/link-picker.tsx';
import { moverOf, type RecordActions } from '../decide/use-decisions.ts';
import { Notes } from '../notes/notes.tsx';
import { Stars } from '../notes/stars.tsx';
import { Tags } from '../notes/tags.tsx';
import { useLeadsTo } from '../panes/leads-to.ts';
import { useScrolled } from '../panes/use-scrolled.ts';
import { sayName } from '../words.ts';
import { AnonymousMark } from './anonymous-mark.tsx';
import { Facts } from './facts.tsx';
import { FitCard } from './fit-card.tsx';
import { Lookers } from './lookers.tsx';
import { OtherApplications } from './other-applications.tsx';
import { isElsewhere, ParkedMark } from './parked-mark.tsx';
import styles from './record.module.css';
import { stageTones } from './stage-tones.ts';

// Below everything else: it comes after the rest.
const History = onDemand(() => import('./history.tsx'));

/** The record beside the document: what to do first, then whether it fits, then the facts. */
export function Record(props: RecordActions) {
  const { t } = useTranslation('resumes');
  const { detail, listed } = props;
  const sourceName = useSourceName();
  const { rate } = useAnnotations();
  const giveStars = (stars: number | null) =>
    rate.queue(
      { uuid: detail.uuid, stars },
      {
        patches: [{ queryKey: applicationQuery(detail.uuid).queryKey, change: rated(stars) }],
        takenBack: (why) => t('stars.takenBack', { name: sayName(t, detail), why }),
      },
    );
  const body = useRef<HTMLDivElement>(null);
  const scrolled = useScrolled(body);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next person begins at the top, not where the last was left
  useEffect(() => {
    // In braces: browsers now answer a scroll with a promise, which is no clean-up.
    if (scrolled.current) body.current?.scrollTo(0, 0);
  }, [detail.uuid, scrolled]);
  const ledToNotes = useLeadsTo('notes');
  useEffect(() => {
    if (ledToNotes) body.current?.querySelector('#notes')?.scrollIntoView();
  }, [ledToNotes]);
  return (
    <div className={styles.record}>
      <div className={styles.head}>
        <header className={styles.header}>
          <div className={styles.who}>
            <h2>
              {detail.anonymous_as !== null && <span className={styles.kind}>{t('anonymous.kind')} </span>}
              {detail.anonymous_as ?? detail.name}
            </h2>
            <p className={styles.applied}>
              {t('appliedFor', { job: detail.job_title })} · <RelativeTime at={detail.applied_at} />
              {detail.source !== '' && ` · ${t('from', { source: sourceName(detail.source) })}`}
            </p>
          </div>
          <Tag tone={stageTones[detail.stage]}>{t(`stage.${detail.stage}`)}</Tag>
        </header>
        {isElsewhere(detail, listed) && (
          <p className={styles.moved} role="status">
            {t('movedAway', {
              actor: moverOf(detail) || t('history.system'),
              stage: t(`stage.${detail.stage}`),
              listed: t(`stage.${listed}`),
            })}
          </p>
        )}
        {detail.withdrawn_at && (
          <p className={styles.moved} role="status">
            {t('withdrew')}
          </p>
        )}
        {isNamedByFile(detail) && <p className={styles.moved}>{t('nameFromFile')}</p>}
        {!detail.abilities.decide && (
          <p className={styles.moved} role="status">
            {t('readOnly')}
          </p>
        )}
        <Lookers uuid={detail.uuid} />
        <BlockMark detail={detail} />
        <Actions {...props} />
      </div>
      <div ref={body} className={styles.body}>
        <AnonymousMark key={`anonymous ${detail.uuid}`} detail={detail} />
        <div className={styles.marks}>
          <Stars
            mine={detail.my_stars}
            average={detail.rating}
            onRate={detail.abilities.note ? giveStars : undefined}
          />
          <Tags detail={detail} />
          {detail.abilities.decide && !detail.withdrawn_at && !detail.anonymous && (
            <LinkPicker key={detail.uuid} uuids={[detail.uuid]} compact />
          )}
        </div>
        <ParkedMark detail={detail} />
        <FitCard detail={detail} />
        {!detail.anonymous && <OtherApplications key={`person ${detail.uuid}`} detail={detail} />}
        <Facts detail={detail} />
        <Notes key={detail.uuid} detail={detail} />
        <ChatDoor key={`chat ${detail.uuid}`} detail={detail} />
        <Suspense>
          <History uuid={detail.uuid} entries={detail.history} source={detail.source} />
        </Suspense>
        {detail.abilities.decide && !detail.anonymous && <BlockButton key={`block ${detail.uuid}`} detail={detail} />}
      </div>
    </div>
  );
}

/** The CV does not say the name that stands there. */
const isNamedByFile = ({ cv, name }: ApplicationDetail): boolean =>
  cv?.fields?.name?.doubt === 'named' && cv.fields.name.value === name;
