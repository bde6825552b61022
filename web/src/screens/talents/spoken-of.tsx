import { isUuid } from '@qinghe/contract/formats.ts';
import { useSearchParams } from 'react-router';
import { useSpokenOf } from '../../domains/talents/api/list-talents.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FoundTalents } from './found-talents.tsx';

/** Talents of whom colleagues have said something by links: by the link of the address, or by all of the company. */
export default function SpokenOf() {
  const { t } = useTranslation('talents');
  const [search] = useSearchParams();
  const link = search.get('link') ?? '';
  const ofLink = isUuid(link);
  return (
    <FoundTalents
      query={useSpokenOf(ofLink ? link : undefined)}
      words={[]}
      jobUuid=""
      lead={t(ofLink ? 'opinions.ofLink' : 'opinions.lead')}
      actions={
        <>
          {ofLink && <ButtonLink to="/talent/opinions">{t('opinions.all')}</ButtonLink>}
          <ButtonLink to="/resume/links">{t('opinions.links')}</ButtonLink>
        </>
      }
      empty={{ title: t('opinions.nobody'), hint: t('opinions.nobodyHint') }}
    />
  );
}
