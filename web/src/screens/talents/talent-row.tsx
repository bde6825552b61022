import type { Talent, TalentFit } from '@qinghe/contract/talents/list.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Marked } from './marked.tsx';
import { Opinions } from './opinions.tsx';
import { useTalentWords } from './talent-words.ts';
import styles from './talents.module.css';

interface TalentRowProps {
  talent: Talent;
  words: readonly string[];
  /** The one row that Tab reaches, and that keys mean. */
  isCurrent: boolean;
  isSelected: boolean;
  isSelectable: boolean;
  /** What can be done with it, or what was. */
  action: ReactNode;
  onFocus: () => void;
  onSelect: () => void;
  onSimilar: () => void;
  /** Asks a colleague about them. */
  onAsk: () => void;
}

/** Who somebody is, what they want, the very words, and at the right why they fit the chosen job. */
export function TalentRow({ talent, words, isCurrent, isSelected, action, ...row }: TalentRowProps) {
  const { t } = useTranslation('talents');
  const say = useTalentWords();
  return (
    <article
      data-key={talent.uuid}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
      aria-label={`${talent.code} ${say.who(talent)}`}
      className={styles.row}
      onFocus={row.onFocus}
    >
      <div className={styles.lead}>
        <input
          type="checkbox"
          tabIndex={-1}
          className={styles.box}
          aria-label={t('many.select', { code: talent.code })}
          checked={isSelected}
          disabled={!row.isSelectable}
          onChange={row.onSelect}
        />
        <span className={styles.code}>{talent.code}</span>
      </div>
      <div className={styles.words}>
        <p className={styles.who}>
          <Marked text={say.who(talent)} words={words} />
          <small>{talent.school === null ? t('schoolHidden') : <Marked text={talent.school} words={words} />}</small>
        </p>
        <p className={styles.wants}>
          <Marked text={say.wants(talent)} words={words} />
        </p>
        {talent.excerpt && (
          <p className={styles.excerpt}>
            <Marked text={talent.excerpt} words={words} />
          </p>
        )}
        <More talent={talent} words={words} />
        <Opinions opinions={talent.opinions} />
      </div>
      {talent.fit.length > 0 && (
        <ul className={styles.fit}>
          {talent.fit.map((point) => (
            <FitLine key={point.aspect} point={point} words={say.fit(point)} />
          ))}
        </ul>
      )}
      <div className={styles.action}>
        {action}
        <span className={styles.links}>
          <button type="button" className={styles.link} onClick={row.onSimilar}>
            {t('similar.open')}
          </button>
          <button type="button" className={styles.link} onClick={row.onAsk}>
            {t('ask.action')}
          </button>
        </span>
      </div>
    </article>
  );
}

const icons = { meets: IconCheck, exact: IconCheck, misses: IconAlertTriangle, unknown: IconHelp } as const;

function FitLine({ point: { verdict }, words }: { point: TalentFit; words: string }) {
  const Icon = icons[verdict];
  return (
    <li data-verdict={verdict}>
      <Icon size={14} aria-hidden="true" />
      {words}
    </li>
  );
}

/** All that they say of themselves, folded. */
function More({ talent: { skills, experiences, about }, words }: Pick<TalentRowProps, 'talent' | 'words'>) {
  const { t } = useTranslation('talents');
  if (skills.length + experiences.length === 0 && about === '') return null;
  const marked = (text: string) => <Marked text={text} words={words} />;
  return (
    <details className={styles.more}>
      <summary>{t('more')}</summary>
      {skills.length > 0 && <p>{marked(t('skillsAre', { skills: skills.join(t('between')) }))}</p>}
      {experiences.map(({ title, organization, text }) => (
        <p key={`${title} ${organization} ${text}`}>
          <b>{marked([organization, title].filter(Boolean).join(' · '))}</b>
          <br />
          {marked(text)}
        </p>
      ))}
      {about && <p>{marked(about)}</p>}
    </details>
  );
}
