import { Link } from 'react-router';
import type { Texts } from '../../lib/i18n/resources.d.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { day } from '../../lib/time/relative-time.ts';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './rules-page.module.css';

const kinds = ['account', 'intern', 'accessibility'] as const;
type Rules = (typeof kinds)[number];

/** Raised with every change of the text, in both languages. */
const versions: Record<Rules, { version: string; since: string }> = {
  account: { version: '1.0', since: '2026-11-22' },
  intern: { version: '1.1', since: '2026-11-25' },
  accessibility: { version: '1.0', since: '2026-11-25' },
};
const sections = {
  account: ['who', 'entry', 'use', 'data', 'leave', 'change'],
  intern: ['real', 'money', 'equal', 'time', 'candidates', 'complain'],
  accessibility: ['aim', 'tried', 'not', 'known'],
} as const satisfies { [Kind in Rules]: readonly (keyof Texts['rules'][Kind]['parts'])[] };

/** A text with rules: its version and its day first, then one part after the other. */
export function RulesPage({ rules }: { rules: Rules }) {
  const { t, i18n } = useTranslation('rules');
  const { version, since } = versions[rules];
  const parts = {
    account: () => sections.account.map((part) => [t(`account.parts.${part}.title`), t(`account.parts.${part}.text`)]),
    intern: () => sections.intern.map((part) => [t(`intern.parts.${part}.title`), t(`intern.parts.${part}.text`)]),
    accessibility: () =>
      sections.accessibility.map((part) => [
        t(`accessibility.parts.${part}.title`),
        t(`accessibility.parts.${part}.text`),
      ]),
  }[rules]();
  return (
    <div className={styles.rules}>
      <Page
        title={t(`${rules}.title`)}
        lead={t('version', { version, day: day(new Date(`${since}T00:00:00+08:00`), i18n.language, true) })}
      >
        {parts.map(([title = '', text]) => (
          <Section key={title} title={title}>
            <p>{text}</p>
          </Section>
        ))}
        <p className={styles.links}>
          {kinds
            .filter((kind) => kind !== rules)
            .map((kind) => (
              <Link key={kind} to={`/rule/${kind}`}>
                {t(`${kind}.title`)}
              </Link>
            ))}
          <Link to="/login">{t('toLogin')}</Link>
        </p>
      </Page>
    </div>
  );
}
