import { useEraseIdentity, useLifeResult } from '../../domains/identity/api/check.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Facts } from '../../ui/facts/facts.tsx';
import { Section } from '../../ui/section/section.tsx';
import { StoredPictures } from './stored-pictures.tsx';
import { WayText } from './way-text.tsx';

/** Who one is here, what of it is still stored, and receipts; nothing for whom nobody has identified. */
export function IdentitySection() {
  const { t } = useTranslation('identity');
  const result = useLifeResult().data;
  const erase = useEraseIdentity();
  if (!result || (result.state === 'none' && result.erasures.length === 0)) return null;
  return (
    <Section title={t('section')}>
      {result.state !== 'none' && (
        <Facts
          facts={[
            { label: t('name'), value: result.name },
            { label: t('phone.result.number'), value: result.number },
            { label: t('way'), value: <WayText face={result.face} /> },
            { label: t('status'), value: t(`states.${result.state}`) },
          ]}
        />
      )}
      <StoredPictures
        result={result}
        offers={['pictures', 'face']}
        busy={erase.busy}
        onErase={(what) => erase.run({ what })}
      />
    </Section>
  );
}
