import type { Attendee } from '../../../domains/talks/door/attendance.ts';
import { degreeName } from '../../../lib/i18n/degree-name.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** `武汉理工大学 · 车辆工程 · 硕士 2027 届` */
export function PersonLine({ person, short = false }: { person: Attendee; short?: boolean }) {
  const { t } = useTranslation('door');
  const { school, major, degree, graduation_year } = person;
  const studies = `${degreeName(degree)} ${t('graduates', { year: String(graduation_year) })}`;
  return [...(short ? [] : [school, major]), studies].filter(Boolean).join(' · ');
}
