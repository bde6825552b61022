/** Employees of a company, by the usual steps. */
export const companySizes = ['under_20', '20_99', '100_499', '500_999', '1000_9999', 'over_10000'] as const;

/** How far a company is financed. */
export const companyStages = ['none', 'angel', 'a', 'b', 'c', 'd_or_later', 'listed', 'not_needed'] as const;

/** What kind of owner a company has. */
export const companyNatures = [
  'private',
  'state_owned',
  'foreign',
  'joint_venture',
  'hong_kong_macao_taiwan',
  'public_institution',
  'government',
  'social_organisation',
] as const;

/** Yuan a day of an internship: from, to; the last one is open. */
export const internshipSalaries = ['0_100', '100_150', '150_200', '200_300', '300_500', '500_up'] as const;

/** Thousands of yuan a month of a campus job: from, to; the last one is open. */
export const campusSalaries = ['0_5', '5_8', '8_12', '12_18', '18_25', '25_35', '35_up'] as const;
