import { limits } from '@qinghe/contract/limits.ts';
import { useLocations, useProvince } from '../../../domains/dict/api/get-options.ts';
import { useAddresses } from '../../../domains/dict/api/suggestions.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ComboboxField } from '../../../ui/field/combobox-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { SuggestField } from '../../../ui/field/suggest-field.tsx';
import type { ApiForm } from '../../../ui/form/api-form.ts';
import styles from './information.module.css';

interface AddressValues {
  city: string;
  district: string;
  address: string;
}

interface AddressFieldsProps<Values extends AddressValues> {
  form: ApiForm<Values>;
}

const optionOf = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name });

/** City, district and street; another city has other districts. */
export function AddressFields<Values extends AddressValues>({ form: given }: AddressFieldsProps<Values>) {
  const { t } = useTranslation('control');
  const form = given as unknown as ApiForm<AddressValues>;
  const { city, address } = form.values;
  const provinces = useLocations().data?.provinces ?? [];
  const province = provinces.find(({ cities }) => cities.some(({ code }) => code === city))?.code ?? '';
  const inside = useProvince(province).data?.provinces.flatMap(({ cities }) => cities);
  const districts = inside?.find(({ code }) => code === city)?.districts ?? [];
  const district = form.field('district');
  const chosenCity = form.field('city');
  return (
    <div className={styles.address}>
      <ComboboxField
        label={t('info.city')}
        options={provinces.map(({ name, cities }) => ({ group: name, items: cities.map(optionOf) }))}
        {...chosenCity}
        onChange={(code) => {
          chosenCity.onChange(code);
          district.onChange('');
        }}
      />
      <SelectField label={t('info.district')} options={districts.map(optionOf)} {...district} />
      <div className={styles.street}>
        <SuggestField
          label={t('info.address')}
          maxLength={limits.address}
          suggestions={useAddresses(city || undefined, address)}
          {...form.field('address')}
        />
      </div>
    </div>
  );
}
