import type { getLinkedTalent } from '@qinghe/contract/candidates/linked-page.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { useCardWords } from '../../../domains/talents/components/use-card-words.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { minuteOf } from '../../../lib/time/china-minute.ts';
import { Blotted } from '../../../ui/text/blotted.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import styles from './colleague-page.module.css';
import { watermark } from './watermark.ts';

interface TalentPaperProps {
  talent: OutputOf<typeof getLinkedTalent>;
  /** Whom the link is for. */
  reader: string;
}

/** A talent by code, as the list of talents shows one, whom it is for and when it was read written over it. */
export default function TalentPaper({ talent, reader }: TalentPaperProps) {
  const { t } = useTranslation('candidates');
  const say = useCardWords();
  const { skills, experiences, about } = talent;
  const read = minuteOf(talent.shown_at).replace('T', ' ');
  return (
    <article className={styles.paper} aria-label={t('talent.label', { code: talent.code })}>
      <h2>{talent.code}</h2>
      <p className={styles.facts}>{[say.who(talent), talent.school ?? t('talent.school')].join(' · ')}</p>
      <p className={styles.facts}>
        <Text text={say.wants(talent)} />
      </p>
      <Hint as="p">{t('talent.hidden')}</Hint>
      <div className={styles.lines}>
        {skills.length > 0 && (
          <>
            <h3>{t('talent.skills')}</h3>
            <p>
              <Text text={say.list(skills)} />
            </p>
          </>
        )}
        {experiences.length > 0 && <h3>{t('talent.experiences')}</h3>}
        {experiences.map(({ title, organization, text }) => (
          <p key={`${title} ${organization} ${text}`}>
            <b>
              <Text text={[organization, title].filter(Boolean).join(' · ')} />
            </b>
            <br />
            <Text text={text} />
          </p>
        ))}
        {about !== '' && (
          <>
            <h3>{t('talent.about')}</h3>
            <p>
              <Text text={about} />
            </p>
          </>
        )}
        {skills.length + experiences.length === 0 && about === '' && <p>{t('talent.nothing')}</p>}
      </div>
      <div
        className={styles.watermark}
        aria-hidden="true"
        style={{ backgroundImage: watermark(t('cv.watermark', { name: reader, minute: read })) }}
      />
    </article>
  );
}

function Text({ text }: { text: string }) {
  const { t } = useTranslation('candidates');
  return <Blotted text={text} label={t('cv.blot')} />;
}
