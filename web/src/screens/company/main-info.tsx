import type { CompanyInformation } from '@qinghe/contract/company/information.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useInformation, useUpdateBase } from '../../domains/company/api/information.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { SettingsForm } from '../../ui/form/settings-form.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { AddressFields } from './information/address-fields.tsx';
import { InformationFrame } from './information/information-frame.tsx';
import { LogoField } from './information/logo-field.tsx';
import { ReviewedFacts } from './information/reviewed-facts.tsx';
import { Waiting } from './waiting.tsx';

/** What the company is, as it was reviewed, and what it says of itself without a review. */
export default function MainInfo() {
  const information = useInformation();
  return (
    <InformationFrame previewUrl={information.data?.preview_url}>
      <ReviewedFacts />
      {information.data ? <Introduction information={information.data} /> : <Waiting query={information} />}
    </InformationFrame>
  );
}

const schema = async () => (await import('@qinghe/contract/company/information.ts')).updateBase.input;
const valuesOf = ({ version, brief, website, city, district, address, logo }: CompanyInformation) => ({
  version,
  brief,
  website,
  city,
  district,
  address,
  logo_uuid: logo?.file_uuid ?? null,
});

function Introduction({ information }: { information: CompanyInformation }) {
  const { t } = useTranslation('control');
  const form = useApiForm({
    key: 'company:main-info',
    initial: valuesOf(information),
    schema,
    save: useUpdateBase(),
    latestOf: (current) => valuesOf(current as CompanyInformation),
    said: t('info.saved'),
  });
  return (
    <SettingsForm form={form} title={t('info.own')} save={t('info.save')}>
      <LogoField {...form.field('logo_uuid')} />
      <TextArea
        label={t('info.brief')}
        hint={t('info.briefHint')}
        rows={4}
        maxLength={limits.brief}
        {...form.field('brief')}
      />
      <TextField
        label={t('info.website')}
        hint={t('info.websiteHint')}
        inputMode="url"
        placeholder="https://"
        {...form.field('website')}
      />
      <AddressFields form={form} />
    </SettingsForm>
  );
}
