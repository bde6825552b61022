import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Section } from '../../../ui/section/section.tsx';
import { SkipLink } from '../../../ui/skip-link/skip-link.tsx';
import { ChoiceTabs } from '../../../ui/tabs/choice-tabs.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';

export function Navigation() {
  const { t } = useTranslation('design');
  const [chosen, setChosen] = useState('a');
  const tabs = [
    { to: '/design', label: t('chosen'), count: 12 },
    { to: '/outbox', label: t('other'), count: 0 },
    { to: '/login', label: t('long') },
  ];
  return (
    <>
      <Section title="tabs">
        <Tabs label={t('tabs')} tabs={tabs} />
        <Tabs label={t('tabs')} tabs={tabs} ground="page" />
        <ChoiceTabs
          label={t('tabs')}
          value={chosen}
          choices={[
            { value: 'a', label: t('chosen') },
            { value: 'b', label: t('other') },
          ]}
          onChange={setChosen}
        >
          {chosen === 'a' ? t('chosen') : t('other')}
        </ChoiceTabs>
      </Section>
      <Section title="skip-link">
        <p>{t('skipLink')}</p>
        <SkipLink />
      </Section>
      <Section title="page">
        <p>{t('page')}</p>
      </Section>
    </>
  );
}
