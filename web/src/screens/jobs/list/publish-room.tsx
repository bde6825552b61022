import { usePublishRoom } from '../../../domains/rights/api/places.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day } from '../../../lib/time/relative-time.ts';

/** How many internships can still go online, and when the places of cards end. */
export function PublishRoom() {
  const { t, i18n } = useTranslation('jobs');
  const { data } = usePublishRoom();
  if (!data) return null;
  const { publishNum: count, internship, cards, expandCardExpireTime: end } = data;
  const { free, most } = internship;
  // The account's own limit says less than the places of the company.
  const left = count < free ? t('publishRoom.account', { count }) : t('publishRoom.left', { count, most });
  return [
    free === 0 ? t('publishRoom.full', { most }) : left,
    end && t('publishRoom.cards', { count: cards, day: day(new Date(end), i18n.language) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
