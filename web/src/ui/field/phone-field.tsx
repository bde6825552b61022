import { isMainlandPhone } from '@qinghe/contract/formats.ts';
import { phoneDigits } from '@qinghe/contract/phone.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A mobile of the mainland. Pasted with blanks, country code or full width it is its eleven digits; all else stays. */
export function PhoneField({ onChange, ...field }: Omit<TextFieldProps, 'type' | 'maxLength'>) {
  return (
    <TextField
      autoComplete="tel-national"
      {...field}
      type="tel"
      onChange={(typed) => onChange(isMainlandPhone(phoneDigits(typed)) ? phoneDigits(typed) : typed)}
    />
  );
}
