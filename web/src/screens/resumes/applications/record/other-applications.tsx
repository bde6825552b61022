import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import {
  type JoinedApplication,
  type LikelyApplication,
  linkPersons,
  type OtherApplication,
  type PartedApplication,
  type PersonLinkKind,
  unlinkPersons,
} from '@qinghe/contract/resumes/persons.ts';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMay } from '../../../../domains/account/may.ts';
import { usePerson, usePersonLinks } from '../../../../domains/resumes/api/person.ts';
import { applicationAddress } from '../../../../domains/resumes/application-address.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Key } from '../../../../ui/key/key.tsx';
import { useKey } from '../../../../ui/key/use-key.ts';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../../ui/text/relative-time.tsx';
import { useWords } from '../words.ts';
import { nextOf } from './next-application.ts';
import styles from './other-applications.module.css';
import record from './record.module.css';
import { stageTones } from './stage-tones.ts';

/** What else the person applied for here, and who may be the same person: for somebody to say. */
export function OtherApplications({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('resumes');
  const navigate = useNavigate();
  const person = usePerson(detail.uuid);
  const { link, unlink } = usePersonLinks();
  const next = nextOf(detail, person?.joined ?? []);
  useKey('g', () => next && void navigate(applicationAddress(next)), {
    enabled: next !== undefined,
    label: t('person.next'),
  });
  if (!person) return null;
  const { joined, likely, parted } = person;
  if (joined.length + likely.length + parted.length === 0) return null;
  const { uuid } = detail;
  const say = (other_uuid: string, kind: PersonLinkKind) => void link.run({ uuid, other_uuid, kind });
  const takeBack = (link_uuid: string) => void unlink.run({ uuid, link_uuid });
  const busy = link.busy || unlink.busy;
  return (
    <section className={`${record.fit} ${styles.person}`} aria-label={t('person.title')}>
      {joined.length > 0 && (
        <Applications title={t('person.title')}>
          {joined.map((one) => (
            <Joined
              key={one.link.uuid}
              {...one}
              isNext={one.application?.uuid === next?.uuid}
              busy={busy}
              onUndo={takeBack}
            />
          ))}
        </Applications>
      )}
      {likely.length > 0 && (
        <Applications title={t('person.likely')}>
          {likely.map((one) => (
            <Likely key={one.application.uuid} {...one} busy={busy} onSay={say} />
          ))}
        </Applications>
      )}
      {parted.length > 0 && (
        <Applications title={t('person.parted')}>
          {parted.map((one) => (
            <Parted key={one.link.uuid} {...one} busy={busy} onUndo={takeBack} />
          ))}
        </Applications>
      )}
    </section>
  );
}

function Applications({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.list}>{children}</ul>
    </>
  );
}

interface Undone {
  busy: boolean;
  onUndo: (linkUuid: string) => void;
}

function Joined({
  application,
  owner_name,
  link,
  isNext,
  ...undone
}: JoinedApplication & Undone & { isNext: boolean }) {
  const { t } = useTranslation('resumes');
  return (
    <li>
      {application ? (
        <Application of={application} isNext={isNext} />
      ) : (
        <p>{t('person.hidden', { name: owner_name })}</p>
      )}
      <Said
        {...undone}
        link={link}
        what={application ? t('person.undoOf', { job: application.job_title }) : t('person.undoHidden')}
        words={link.by_name === null ? t('person.byMachine') : t('person.by', { name: link.by_name })}
      />
    </li>
  );
}

function Parted({ application, link, ...undone }: PartedApplication & Undone) {
  const { t } = useTranslation('resumes');
  return (
    <li>
      <Application of={application} named />
      <Said
        {...undone}
        link={link}
        what={t('person.undoParted', { name: application.name, job: application.job_title })}
        words={t('person.partedBy', { name: link.by_name })}
      />
    </li>
  );
}

interface SaidProps extends Undone {
  link: PartedApplication['link'];
  /** What is taken back, in words. */
  what: string;
  words: string;
}

/** Why it stands there, and the way to take that back in sight. */
function Said({ link, what, words, busy, onUndo }: SaidProps) {
  const { t } = useTranslation('resumes');
  const may = useMay()(unlinkPersons);
  return (
    <p className={styles.said}>
      {words}
      {may && link.can_undo && (
        <button
          type="button"
          className={record.link}
          disabled={busy}
          aria-label={what}
          onClick={() => onUndo(link.uuid)}
        >
          {t('person.undo')}
        </button>
      )}
    </p>
  );
}

interface LikelyProps extends LikelyApplication {
  busy: boolean;
  onSay: (uuid: string, kind: PersonLinkKind) => void;
}

function Likely({ application, reasons, can_decide, busy, onSay }: LikelyProps) {
  const { t } = useTranslation('resumes');
  const words = useWords();
  const may = useMay()(linkPersons);
  const { uuid, name, job_title: job } = application;
  return (
    <li>
      <Application of={application} named />
      <p className={styles.said}>{words.joined(...reasons.map((reason) => t(`person.reason.${reason}`)))}</p>
      {may && can_decide && (
        <p className={styles.answers}>
          <Button disabled={busy} aria-label={t('person.sameAs', { name, job })} onClick={() => onSay(uuid, 'same')}>
            {t('person.same')}
          </Button>
          <Button
            variant="quiet"
            disabled={busy}
            aria-label={t('person.otherThan', { name, job })}
            onClick={() => onSay(uuid, 'different')}
          >
            {t('person.different')}
          </Button>
        </p>
      )}
    </li>
  );
}

interface ApplicationProps {
  of: OtherApplication;
  /** Where it may be somebody else's. */
  named?: boolean;
  /** Whether the key leads there. */
  isNext?: boolean;
}

/** What it is for and where it stands; leads to it. */
function Application({ of, named = false, isNext = false }: ApplicationProps) {
  const { t } = useTranslation('resumes');
  const words = useWords();
  const { stage, name, school, job_title, applied_at, withdrawn_at } = of;
  return (
    <p className={styles.application}>
      <span>
        {named && `${words.joined(name, school)} · `}
        <Link to={applicationAddress(of)} aria-keyshortcuts={isNext ? 'g' : undefined}>
          {job_title}
        </Link>
      </span>{' '}
      <Tag tone={withdrawn_at ? 'neutral' : stageTones[stage]}>
        {withdrawn_at ? t('person.withdrawn') : t(`stage.${stage}`)}
      </Tag>{' '}
      <span className={styles.when}>
        <RelativeTime at={applied_at} />
      </span>{' '}
      {isNext && <Key>G</Key>}
    </p>
  );
}
