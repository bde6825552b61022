import {
  type CompanyInformation,
  MAX_COMPANY_HIGHLIGHTS,
  MAX_COMPANY_TAGS,
} from '@qinghe/contract/company/information.ts';
import { useInformation, useUpdateBase } from '../../domains/company/api/information.ts';
import { useBaseOptions, useCompanyTags } from '../../domains/dict/api/get-options.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { MultiSelectField } from '../../ui/field/multi-select-field.tsx';
import { SettingsForm } from '../../ui/form/settings-form.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { InformationFrame } from './information/information-frame.tsx';
import { PicturesField } from './information/pictures-field.tsx';
import { Waiting } from './waiting.tsx';

/** Tags, benefits and pictures, as candidates see them beside each job. */
export default function OtherInfo() {
  const information = useInformation();
  return (
    <InformationFrame previewUrl={information.data?.preview_url}>
      {information.data ? <Impressions information={information.data} /> : <Waiting query={information} />}
    </InformationFrame>
  );
}

const schema = async () => (await import('@qinghe/contract/company/information.ts')).updateBase.input;
const valuesOf = ({ version, tags, highlights, pictures }: CompanyInformation) => ({
  version,
  tags,
  highlights,
  picture_uuids: pictures.map(({ file_uuid }) => file_uuid),
});

function Impressions({ information }: { information: CompanyInformation }) {
  const { t, i18n } = useTranslation('control');
  const groups = useCompanyTags().data?.groups ?? [];
  const highlights = useBaseOptions().data?.highlights ?? [];
  const form = useApiForm({
    key: 'company:other-info',
    initial: valuesOf(information),
    schema,
    save: useUpdateBase(),
    latestOf: (current) => valuesOf(current as CompanyInformation),
    said: t('info.saved'),
  });
  const nameOf = ({ name, name_en }: { name: string; name_en: string }) => (i18n.language === 'en' ? name_en : name);
  const optionOf = (one: { code: string; name: string; name_en: string }) => ({ value: one.code, label: nameOf(one) });
  return (
    <SettingsForm form={form} title={t('info.impressions')} save={t('info.save')}>
      <MultiSelectField
        label={t('info.tags')}
        max={MAX_COMPANY_TAGS}
        options={groups.map((group) => ({ group: nameOf(group), items: group.children.map(optionOf) }))}
        {...form.field('tags')}
      />
      <MultiSelectField
        label={t('info.highlights')}
        max={MAX_COMPANY_HIGHLIGHTS}
        options={highlights.map(optionOf)}
        {...form.field('highlights')}
      />
      <PicturesField {...form.field('picture_uuids')} />
    </SettingsForm>
  );
}
