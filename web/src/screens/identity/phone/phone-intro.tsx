import type { OpenedCheck } from '@qinghe/contract/identity/face-check.ts';
import IconDevice from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { ConsentFields, type Consents } from './consents.tsx';
import intro from './intro.module.css';
import styles from './phone.module.css';

interface PhoneIntroProps {
  asking: OpenedCheck;
  /** With the camera, or with pictures that are chosen. */
  onStart: (way: { withFace: boolean; withCamera: boolean }) => void;
}

/** Who asks, what will happen, and both consents. */
export function PhoneIntro({ asking: { company, name, phone }, onStart }: PhoneIntroProps) {
  const { t } = useTranslation('identity', { keyPrefix: 'phone' });
  const [consents, setConsents] = useState<Consents>({ papers: false, face: false });
  const [isMissing, setMissing] = useState(false);
  const start = (withFace: boolean, withCamera: boolean) =>
    consents.papers ? onStart({ withFace, withCamera }) : setMissing(true);
  const steps = ['card', ...(consents.face ? (['face'] as const) : []), 'back'] as const;
  return (
    <>
      <Card>
        <div className={intro.asking}>
          <IconDevice size={22} aria-hidden="true" />
          <div>
            <p className={styles.strong}>{t('connected')}</p>
            <p className={styles.second}>{[company, name, phone].filter(Boolean).join(' · ')}</p>
          </div>
          <Tag tone="green">{t('linked')}</Tag>
        </div>
      </Card>
      <div>
        <h2 className={intro.prove}>{t('prove', { name })}</h2>
        <p className={styles.second}>{t('about')}</p>
      </div>
      <Card>
        <ol className={intro.steps} aria-label={t('steps')}>
          {steps.map((step, index) => (
            <li key={step} className={intro.step}>
              <span className={intro.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <p className={styles.strong}>{t(`step.${step}`)}</p>
                <Hint as="p">{t(`step.${step}Hint`)}</Hint>
              </div>
            </li>
          ))}
        </ol>
      </Card>
      <ConsentFields value={consents} onChange={setConsents} />
      <Stack>
        {isMissing && !consents.papers && (
          <p role="alert" className={styles.missing}>
            {t('consentNeeded')}
          </p>
        )}
        <Button variant="primary" wide onClick={() => start(consents.face, true)}>
          {t('start')}
        </Button>
        {consents.face && (
          <Button variant="quiet" wide onClick={() => start(false, true)}>
            {t('withoutFace')}
          </Button>
        )}
        <Button variant="quiet" wide onClick={() => start(false, false)}>
          {t('typeInstead')}
        </Button>
      </Stack>
    </>
  );
}
