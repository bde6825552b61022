import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import type { CvEducation } from '@qinghe/contract/resumes/cv.ts';
import { Fragment } from 'react';
import { degreeName } from '../../../../lib/i18n/degree-name.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { readAs, Sourced } from './sourced.tsx';

interface StudyProps {
  detail: ApplicationDetail;
  /** What the CV says of the school that is shown. */
  education: CvEducation | undefined;
}

/** Major, degree and graduation, each with its own place in the CV. */
export function Study({ detail, education }: StudyProps) {
  const { t } = useTranslation('resumes');
  const { major, degree, graduation_month: month, cv } = detail;
  const fullTime = education?.fullTime;
  const parts = [
    { key: 'major', text: major, of: readAs(education?.major, major) },
    { key: 'degree', text: degree ? degreeName(degree) : '', of: readAs(education?.degree, degree) },
    {
      key: 'graduation',
      text: month?.replace('-', '.') ?? '',
      of: readAs(cv?.fields?.graduationMonth ?? education?.end, month),
    },
  ].filter(({ text }) => text !== '');
  return (
    <>
      {parts.map(({ key, text, of }, index) => (
        <Fragment key={key}>
          {index > 0 && ' · '}
          <Sourced of={of}>{text}</Sourced>
        </Fragment>
      ))}{' '}
      {fullTime && fullTime.value !== null && (
        <Sourced of={fullTime}>
          <Tag>{t(fullTime.value ? 'fact.fullTime' : 'fact.partTime')}</Tag>
        </Sourced>
      )}
    </>
  );
}
