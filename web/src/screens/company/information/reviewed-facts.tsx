import { Link } from 'react-router';
import { useFullInfo } from '../../../domains/company/api/review.ts';
import { useBaseOptions } from '../../../domains/dict/api/get-options.ts';
import { useIndustryName } from '../../../domains/dict/api/industries.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Waiting } from '../waiting.tsx';

/** What only a review changes: as it is in force, how the review stands, and where it is changed. */
export function ReviewedFacts() {
  const { t, i18n } = useTranslation(['company', 'control']);
  const info = useFullInfo();
  const sizes = useBaseOptions().data?.company_sizes ?? [];
  const industry = useIndustryName(info.data?.company.industry);
  if (!info.data) return <Waiting query={info} />;
  const { company, in_force, in_review } = info.data;
  const licence = (in_force ?? in_review)?.licence;
  const size = sizes.find(({ code }) => code === company.size);
  return (
    <Section
      title={t('control:info.reviewed')}
      aside={<Link to="/fill-info/lisence">{t('control:info.changeReviewed')}</Link>}
    >
      {company.check_status === 'reject' && (
        <Callout tone="red" action={<ButtonLink to="/personal/hr-identify">{t('review.reasons')}</ButtonLink>}>
          {t('review.statusHint.reject')}
        </Callout>
      )}
      <Facts
        facts={[
          {
            label: t('field.name'),
            value: company.name,
            note: (
              <Tag tone={company.check_status === 'pass' ? 'green' : 'amber'}>
                {t(`review.status.${company.check_status}`)}
              </Tag>
            ),
          },
          { label: t('field.short_name'), value: company.short_name },
          { label: t('field.credit_code'), value: licence?.credit_code },
          { label: t('field.industry'), value: industry },
          { label: t('field.size'), value: i18n.language === 'en' ? size?.name_en : size?.name },
          { label: t('field.valid_until'), value: licence && (licence.valid_until ?? t('licence.endless')) },
        ]}
      />
    </Section>
  );
}
