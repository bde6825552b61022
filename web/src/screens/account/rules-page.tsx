import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Texts } from '../../lib/i18n/resources.d.ts';
import { day } from '../../lib/time/relative-time.ts';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './rules-page.module.css';

type Rules = 'account' | 'intern';

/** Raised with every change of the text, in both languages. */
const versions: Record<Rules, { version: string; since: string }> = {
  account: { version: '1.0', since: '2026-11-22' },
  intern: { version: '1.0', since: '2026-11-22' },
};
const other = { account: 'intern', intern: 'account' } as const;
const sections = {
  account: ['who', 'entry', 'use', 'data', 'leave', 'change'],
  intern: ['real', 'money', 'equal', 'time', 'candidates', 'complain'],
} as const satisfies { [Kind in Rules]: readonly (keyof Texts['rules'][Kind]['parts'])[] };

/** A text with rules: its version and its day first, then one part after the other. */
export function RulesPage({ rules }: { rules: Rules }) {
  const { t, i18n } = useTranslation('rules');
  const { version, since } = versions[rules];
  const parts =
    rules === 'account'
      ? sections.account.map((part) => ({
          part,
          title: t(`account.parts.${part}.title`),
          text: t(`account.parts.${part}.text`),
        }))
      : sections.intern.map((part) => ({
          part,
          title: t(`intern.parts.${part}.title`),
          text: t(`intern.parts.${part}.text`),
        }));
  return (
    <div className={styles.rules}>
      <Page
        title={t(`${rules}.title`)}
        lead={t('version', { version, day: day(new Date(`${since}T00:00:00+08:00`), i18n.language, true) })}
      >
        {parts.map(({ part, title, text }) => (
          <Section key={part} title={title}>
            <p>{text}</p>
          </Section>
        ))}
        <p className={styles.links}>
          <Link to={`/rule/${other[rules]}`}>{t(`${other[rules]}.title`)}</Link>
          <Link to="/login">{t('toLogin')}</Link>
        </p>
      </Page>
    </div>
  );
}
