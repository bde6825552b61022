import type { LinkProblem } from '@qinghe/contract/candidates/linked-page.ts';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lastDay } from '../../../lib/time/relative-time.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { useKey } from '../../../ui/key/use-key.ts';
import { Page } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';
import styles from './colleague-page.module.css';
import { LinkedPerson, type LinkFacts } from './linked-person.tsx';

interface LinkedPeopleProps {
  uuid: string;
  link: LinkFacts;
  onProblem: (problem: LinkProblem) => void;
}

/** Those whom a link is about, one at a time: the CV or the card, and beside it, on a phone below it, what is asked and the answer. */
export function LinkedPeople({ uuid, link, onProblem }: LinkedPeopleProps) {
  const { t, i18n } = useTranslation('candidates');
  const { people, maker_name: maker, left_out } = link;
  const [chosen, choose] = useState(() => people.find(({ answered }) => !answered)?.uuid);
  const at = Math.max(
    0,
    people.findIndex((one) => one.uuid === chosen),
  );
  const person = people[at];
  const step = (by: 1 | -1) => choose(people[at + by]?.uuid ?? chosen);
  useKey('j', () => step(1), people.length > 1);
  useKey('k', () => step(-1), people.length > 1);
  return (
    <Page
      title={t(`page.title.${link.about}`, { maker, count: people.length })}
      lead={t('page.lead', {
        company: link.company_name,
        day: lastDay(link.expires_at, i18n.language),
        name: link.name,
      })}
      actions={
        people.length > 1 && (
          <nav className={styles.steps} aria-label={t('page.steps')}>
            <IconButton label={t('page.previous')} disabled={at === 0} onClick={() => step(-1)} aria-keyshortcuts="k">
              <IconPrevious size={18} aria-hidden="true" />
            </IconButton>
            <span role="status">
              {t('page.position', { index: at + 1, count: people.length, name: person?.name ?? '' })}
            </span>
            <IconButton
              label={t('page.next')}
              disabled={at === people.length - 1}
              onClick={() => step(1)}
              aria-keyshortcuts="j"
            >
              <IconNext size={18} aria-hidden="true" />
            </IconButton>
          </nav>
        )
      }
    >
      {left_out > 0 && <Callout tone="amber">{t('leftOut', { count: left_out })}</Callout>}
      {person ? (
        <LinkedPerson
          key={person.uuid}
          uuid={uuid}
          person={person.uuid}
          link={link}
          onProblem={onProblem}
          onNext={at < people.length - 1 ? () => step(1) : undefined}
        />
      ) : (
        <EmptyState title={t('page.nobody')} hint={t('page.nobodyHint')} />
      )}
    </Page>
  );
}
