import type { LinkProblem } from '@qinghe/contract/candidates/linked-page.ts';
import { MAX_LINK_DEVICES } from '@qinghe/contract/candidates/links.ts';
import { useState } from 'react';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { keptDrafts } from '../../../ui/form/draft.ts';
import { Page } from '../../../ui/page/page.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './colleague-page.module.css';
import { draftsOf, type Opinion } from './drafts.ts';

/** Why nothing is shown, and the words that were not handed in. */
export function Problem({ problem, link }: { problem: LinkProblem; link: string | null }) {
  const { t } = useTranslation('candidates');
  const [words] = useState(() =>
    link === null
      ? []
      : keptDrafts<Opinion>(draftsOf(link), 'browser')
          .map((draft) => draft.words.trim())
          .filter(Boolean),
  );
  const copy = async () => {
    await copyText(words.join('\n\n'));
    toast.success(t('problem.copied'));
  };
  return (
    <Page title={t(`problem.${problem}`, { most: MAX_LINK_DEVICES })} lead={t(`problem.${problem}Hint`)} maxWidth={640}>
      {words.length > 0 && (
        <section className={styles.kept} aria-label={t('problem.kept')}>
          <h2>{t('problem.kept')}</h2>
          {words.map((one) => (
            <p key={one} className={styles.words}>
              {one}
            </p>
          ))}
          <div>
            <Button onClick={() => void copy()}>{t('problem.copy')}</Button>
          </div>
        </section>
      )}
    </Page>
  );
}
