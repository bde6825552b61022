import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ActionButton } from '../../../ui/button/action-button.tsx';
import { Button, ButtonLink, type ButtonVariant, IconButton } from '../../../ui/button/button.tsx';
import { Key } from '../../../ui/key/key.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { Section } from '../../../ui/section/section.tsx';
import styles from './design-system.module.css';

const variants: ButtonVariant[] = ['primary', 'default', 'quiet', 'danger', 'danger-filled'];
const nothing = () => undefined;

export function Actions() {
  const { t } = useTranslation('design');
  const icon = <IconPlus size={16} aria-hidden="true" />;
  return (
    <>
      <Section title="button">
        {variants.map((variant) => (
          <div key={variant} className={styles.row}>
            <Button variant={variant}>{t('act')}</Button>
            <Button variant={variant} icon={icon}>
              {t('act')}
            </Button>
            <Button variant={variant} disabled>
              {t('disabled')}
            </Button>
            <Button variant={variant} busy>
              {t('busy')}
            </Button>
            <ActionButton variant={variant} shortcut="q" onClick={nothing}>
              {t('act')}
            </ActionButton>
          </div>
        ))}
        <div className={styles.row}>
          <ButtonLink to="/design">{t('link')}</ButtonLink>
          <IconButton label={t('act')}>{icon}</IconButton>
          <IconButton label={t('disabled')} disabled>
            {icon}
          </IconButton>
        </div>
        <Button wide>{t('long')}</Button>
        <Button wide>{t('longWord')}</Button>
      </Section>
      <Section title="key">
        <div className={styles.row}>
          {['J', '⇧ J', 'Esc', 'Ctrl K', '1–5'].map((sign) => (
            <Key key={sign}>{sign}</Key>
          ))}
        </div>
      </Section>
      <Section title="menu">
        <div className={styles.row}>
          <Menu
            label={t('act')}
            trigger={t('menu')}
            triggerHasWords
            groups={[
              [
                { label: t('act'), icon, onSelect: nothing },
                { label: t('long'), onSelect: nothing },
              ],
              [
                { label: t('chosen'), checked: true, onSelect: nothing },
                { label: t('other'), checked: false, onSelect: nothing },
              ],
              [{ label: t('remove'), danger: true, onSelect: nothing }],
            ]}
          />
        </div>
      </Section>
    </>
  );
}
