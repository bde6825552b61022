import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Actions } from './actions.tsx';
import { BothThemes } from './both-themes.tsx';
import styles from './design-system.module.css';
import { Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import { Forms } from './forms.tsx';
import { Lists } from './lists.tsx';
import { Navigation } from './navigation.tsx';
import { Records } from './records.tsx';
import { Surfaces } from './surfaces.tsx';
import { Tokens } from './tokens.tsx';
import { Words } from './words.tsx';

const themes = ['light', 'dark'] as const;

/** Light and dark side by side, in both themes of the page. */
export default function Samples() {
  const { t } = useTranslation('design');
  return (
    <div className={styles.whole}>
      <Page lead={t('lead')}>
        <BothThemes>
          <div className={styles.themes}>
            {themes.map((theme) => (
              <div key={theme} className={styles.theme} data-theme={theme} data-mantine-color-scheme={theme}>
                <Tokens />
                <Actions />
                <Fields />
                <Forms />
                <Lists />
                <Records />
                <Words />
                <Navigation />
                <Surfaces />
                <Feedback />
              </div>
            ))}
          </div>
        </BothThemes>
      </Page>
    </div>
  );
}
