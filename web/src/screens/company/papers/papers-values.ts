import type { CredentialPapers, LicencePapers } from '@qinghe/contract/company/papers.ts';

/** Papers as a form holds them: what is not known is an empty text. */
export type LicenceValues = Record<Exclude<keyof LicencePapers, 'proof'>, string>;
export type CredentialValues = Record<keyof CredentialPapers, string>;

export const emptyLicence: LicenceValues = {
  name: '',
  credit_code: '',
  company_type: '',
  legal_person: '',
  registered_capital: '',
  founded_on: '',
  valid_until: '',
  registered_address: '',
  scope: '',
  licence_uuid: '',
};

export const emptyCredentials: CredentialValues = {
  short_name: '',
  industry: '',
  size: '',
  city: '',
  office_address: '',
  introduction: '',
};

/** A licence that comes in place of a letter is one: what the picture was before does not go along. */
export const licenceValues = ({ proof: _before, ...licence }: LicencePapers): LicenceValues => ({
  ...licence,
  founded_on: licence.founded_on ?? '',
  valid_until: licence.valid_until ?? '',
});

/** Whether the term of the licence was over by a day; an empty one has no end. */
export const hasEnded = ({ valid_until }: LicenceValues, today: string): boolean =>
  valid_until !== '' && valid_until < today;

/** As the contract takes it; it checks what is in the texts. */
export const licenceInput = (values: LicenceValues): LicencePapers => ({
  ...values,
  founded_on: values.founded_on || null,
  valid_until: values.valid_until || null,
});

export const credentialInput = (values: CredentialValues) => values as unknown as CredentialPapers;
