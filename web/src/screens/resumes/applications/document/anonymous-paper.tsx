import type { AnonymousView } from '@qinghe/contract/resumes/anonymous-until.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Blotted } from '../../../../ui/text/blotted.tsx';
import styles from './anonymous-paper.module.css';
import pane from './document-pane.module.css';
import marks from './marks.module.css';
import { ScrollPane } from './scroll-pane.tsx';

/** The words of an anonymous CV in place of the file, of which the browser has nothing; or why they are not shown. */
export default function AnonymousPaper({ view, active }: { view: AnonymousView; active: boolean }) {
  const { t } = useTranslation('resumes');
  const { lines, withheld } = view;
  const label = t('anonymous.blot');
  return (
    <div className={pane.sheetPane}>
      <header className={pane.bar}>
        <span className={pane.name}>{t('anonymous.paper')}</span>
      </header>
      <ScrollPane active={active} onRoom={ignoreRoom}>
        <article className={marks.plain} aria-label={t('anonymous.paper')}>
          <p className={marks.note}>{t(withheld ? `anonymous.withheld.${withheld}` : 'anonymous.paperNote')}</p>
          <div className={styles.lines}>
            {lines?.map(({ text, heading }, index) =>
              heading ? (
                <h3 key={index}>
                  <Blotted text={text} label={label} />
                </h3>
              ) : (
                <p key={index}>
                  <Blotted text={text} label={label} />
                </p>
              ),
            )}
          </div>
        </article>
      </ScrollPane>
    </div>
  );
}

/** Words flow by themselves. */
const ignoreRoom = () => undefined;
