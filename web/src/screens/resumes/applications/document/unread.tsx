import { unreadableWords } from '@qinghe/contract/texts/cv-unreadable.ts';
import { currentLocale } from '../../../../lib/i18n/i18n.ts';
import { Callout } from '../../../../ui/callout/callout.tsx';

/** Why a CV could not be read, and what can be done; the candidate hears the same. */
export default function Unread({ failure }: { failure: string | null }) {
  return <Callout tone="amber">{unreadableWords(failure, 'toEmployer', currentLocale())}</Callout>;
}
