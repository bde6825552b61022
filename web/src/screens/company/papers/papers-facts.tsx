import type { CompanyPapers } from '@qinghe/contract/company/papers.ts';
import { useBaseOptions, useLocations } from '../../../domains/dict/api/get-options.ts';
import { useIndustryName } from '../../../domains/dict/api/industries.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Section } from '../../../ui/section/section.tsx';

/** Papers as they were handed in, to be read once more. */
export function PapersFacts({ licence, credentials }: CompanyPapers) {
  const { t, i18n } = useTranslation('company');
  const { data } = useLocations();
  const city = data?.provinces.flatMap(({ cities }) => cities).find(({ code }) => code === credentials.city)?.name;
  const size = useBaseOptions().data?.company_sizes.find(({ code }) => code === credentials.size);
  const industry = useIndustryName(credentials.industry);
  const { licence_uuid: _picture, proof, ...words } = licence;
  const label = (name: keyof typeof words | keyof typeof credentials) => t(`field.${name}`);
  return (
    <>
      {proof === 'letter' && <Callout>{t('letter.internsOnly')}</Callout>}
      <Section title={t('licence.title')}>
        <Facts
          facts={(Object.keys(words) as (keyof typeof words)[]).map((name) => ({
            label: label(name),
            value: name === 'valid_until' ? (words[name] ?? t('licence.endless')) : words[name],
          }))}
        />
      </Section>
      <Section title={t('credentials.title')}>
        <Facts
          facts={[
            { label: label('short_name'), value: credentials.short_name },
            { label: label('industry'), value: industry },
            { label: label('size'), value: i18n.language === 'en' ? size?.name_en : size?.name },
            { label: label('city'), value: city },
            { label: label('office_address'), value: credentials.office_address },
            { label: label('introduction'), value: credentials.introduction },
          ]}
        />
      </Section>
    </>
  );
}
