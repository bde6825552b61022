import type { HandledHelpMessage } from '@qinghe/contract/help/console.ts';
import { Link } from 'react-router';
import { askFileAsOperator, useHelpTyping, useOpenHelp, useReadAsOperator } from '../../../domains/help/api/console.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fullTime } from '../../../lib/time/relative-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { ErrorState } from '../../../ui/state/state.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { useSeen } from '../../../ui/words/use-seen.ts';
import { Word } from '../../../ui/words/word.tsx';
import { WordFile } from '../../../ui/words/word-file.tsx';
import { HandleButtons } from './handle-buttons.tsx';
import styles from './help.module.css';
import { Turn } from './queue-list.tsx';
import { ReplyForm } from './reply-form.tsx';

interface ConversationProps {
  uuid: string;
  onBack: () => void;
}

/** A conversation with its notes, and beside it whose it is. */
export function Conversation({ uuid, onBack }: ConversationProps) {
  const { t, i18n } = useTranslation('help', { keyPrefix: 'inbox' });
  const query = useOpenHelp(uuid);
  const read = useReadAsOperator();
  const { data } = query;
  const end = useSeen(data?.last_seq ?? 0, (seq) => void read({ uuid, seq }));
  if (!data) return <NotThere query={query} onBack={onBack} />;
  const { account, company, messages, read_by_them, created_at, rating } = data;
  const sideOf = ({ side }: HandledHelpMessage) => (side === 'person' ? 'other' : side === 'note' ? 'note' : 'own');
  return (
    <>
      <section className={styles.conversation} aria-label={account.name || t('nameless')}>
        <header className={styles.head}>
          <span className={styles.back}>
            <Button variant="quiet" onClick={onBack}>
              {t('back')}
            </Button>
          </span>
          <h2>{account.name || t('nameless')}</h2>
          <Turn item={data} />
          <HandleButtons conversation={data} />
        </header>
        <div className={styles.scroll}>
          <ol className={styles.said}>
            {messages.map((word) => (
              <Word
                key={word.uuid}
                text={word.text}
                at={word.sent_at}
                side={sideOf(word)}
                file={word.file && <WordFile file={word.file} ask={askFileAsOperator} />}
              >
                {word.side === 'note' && t('noteLabel')} {word.by}{' '}
                {word.side === 'platform' && word.seq <= read_by_them && t('read')}
              </Word>
            ))}
          </ol>
          <div ref={end} />
        </div>
        <div>
          <TypingLine uuid={uuid} isOpen={data.state !== 'resolved'} />
          <ReplyForm key={uuid} uuid={uuid} other={data.operator?.is_you === false ? data.operator.name : null} />
        </div>
      </section>
      <aside className={styles.beside}>
        <Facts
          facts={[
            {
              label: t('person'),
              value: <Link to={`/ops/account?id=${account.uuid}`}>{account.name || t('nameless')}</Link>,
            },
            {
              label: t('company'),
              value: company && <Link to={`/ops/company?id=${company.uuid}`}>{company.name}</Link>,
            },
            { label: t('state'), value: t(`states.${data.state}`) },
            { label: t('began'), value: fullTime(new Date(created_at), i18n.language) },
            {
              label: t('rating'),
              value: rating && `${t(rating.satisfied ? 'satisfied' : 'unsatisfied')} ${rating.words}`,
            },
          ]}
        />
      </aside>
    </>
  );
}

/** One that is on its way, did not come, or is not kept any more; on a phone there is no list beside it to choose another from. */
function NotThere({ query, onBack }: { query: ReturnType<typeof useOpenHelp>; onBack: () => void }) {
  const { t } = useTranslation('help', { keyPrefix: 'inbox' });
  const { error } = query;
  const isGone = isApiError(error) && (error.code === 40401 || error.code === 400);
  const back = <Button onClick={onBack}>{t('back')}</Button>;
  if (isGone) return <ErrorState title={t('gone')} action={back} />;
  return (
    <section>
      <span className={styles.back}>{back}</span>
      <QueryState query={query} title={t('failed')} />
    </section>
  );
}

/** Who writes in it now: its person, and other operators, so that two do not answer one word. */
function TypingLine({ uuid, isOpen }: { uuid: string; isOpen: boolean }) {
  const { t } = useTranslation('help', { keyPrefix: 'inbox' });
  const { data } = useHelpTyping(uuid, isOpen);
  return (
    <div role="status" className={styles.typing}>
      {data?.person && <Hint as="p">{t('theyType')}</Hint>}
      {data && data.operators.length > 0 && (
        <Hint as="p">{t('othersType', { names: data.operators.join(t('between')) })}</Hint>
      )}
    </div>
  );
}
