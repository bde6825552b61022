import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { revealContact } from '@qinghe/contract/resumes/desk.ts';
import { Fragment, type ReactNode } from 'react';
import { useAction } from '../../../../lib/api/use-action.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { useWords } from '../words.ts';
import { CorrectRecord } from './correct-record.tsx';
import { FromCv } from './from-cv.tsx';
import styles from './record.module.css';
import { readAs, Sourced } from './sourced.tsx';
import { Study } from './study.tsx';
import { TalkFacts } from './talk-facts.tsx';

/** What is known of the person: told when applying, and read from the CV. */
export function Facts({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('resumes');
  const words = useWords();
  const fields = detail.cv?.fields;
  const skills = fields?.skills ?? [];
  const education = fields?.educations?.find((entry) => entry.school?.value === detail.school);
  const experience = words.joined(
    fields?.internships?.length ? t('fact.internships', { count: fields.internships.length }) : '',
    fields?.projects?.length ? t('fact.projects', { count: fields.projects.length }) : '',
  );
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t('fact.school')}>
          <Sourced of={education?.school}>{words.schoolOf(detail)}</Sourced>
        </Fact>
        <Fact name={t('fact.major')}>
          <Study detail={detail} education={education} />
        </Fact>
        {detail.kind === 'campus' && <GraduateFacts detail={detail} />}
        {(fields?.gender || fields?.birthYear) && (
          <Fact name={t('fact.basics')}>
            <span className={styles.chips}>
              {fields.gender && (
                <Sourced of={fields.gender}>
                  <Tag>{t(`gender.${fields.gender.value}`)}</Tag>
                </Sourced>
              )}
              {fields.birthYear && (
                <Sourced of={fields.birthYear}>
                  <Tag>{t('fact.born', { year: String(fields.birthYear.value) })}</Tag>
                </Sourced>
              )}
            </span>
          </Fact>
        )}
        {detail.city && (
          <Fact name={t('fact.city')}>
            <Sourced of={readAs(fields?.city, detail.city)}>{detail.city}</Sourced>
          </Fact>
        )}
        {detail.kind === 'internship' && <Fact name={t('fact.time')}>{words.situation(detail)}</Fact>}
        <Fact name={t('fact.experience')}>{experience}</Fact>
        {skills.length > 0 && (
          <Fact name={t('fact.skills')}>
            <span className={styles.chips}>
              {skills.slice(0, 12).map((skill) => (
                <Sourced key={skill.value} of={skill}>
                  <Tag>{skill.value}</Tag>
                </Sourced>
              ))}
            </span>
          </Fact>
        )}
        {detail.talks.length > 0 && (
          <Fact name={t('fact.talks')}>
            <TalkFacts talks={detail.talks} />
          </Fact>
        )}
        {!detail.anonymous && <Contact key={detail.uuid} detail={detail} />}
      </dl>
      {detail.abilities.correct && <CorrectRecord key={detail.uuid} detail={detail} />}
      {fields && <FromCv fields={fields} />}
      {detail.answers.length > 0 && (
        <section className={styles.block}>
          <h3>{t('answers')}</h3>
          {detail.answers.map(({ question, answer }) => (
            <div key={question}>
              <p>{question}</p>
              <p className={styles.answer}>{answer || t('noAnswer')}</p>
            </div>
          ))}
        </section>
      )}
    </>
  );
}

/** What of a graduate decides whether to go on, and how soon. */
function GraduateFacts({
  detail: { graduation_month, batch, gpa, wish_city, wish_rank, offer_state },
}: {
  detail: ApplicationDetail;
}) {
  const { t } = useTranslation('resumes');
  const words = useWords();
  const year = graduation_month?.slice(0, 4);
  return (
    <>
      <Fact name={t('fact.class')}>
        {words.joined(year ? t('filter.class', { year }) : '', batch ? t(`batch.${batch}`) : '')}
      </Fact>
      <Fact name={t('fact.gpa')}>{gpa}</Fact>
      <Fact name={t('fact.wishRank')}>{wish_rank && t('wishPlace', { place: wish_rank })}</Fact>
      <Fact name={t('fact.wishCity')}>{wish_city}</Fact>
      <Fact name={t('fact.offers')}>
        {offer_state && <Tag tone={offer_state === 'signed' ? 'red' : 'neutral'}>{t(`offer.${offer_state}`)}</Tag>}
      </Fact>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === '' || children === null) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** An address that breaks before its @ and its dots. */
const breakable = (address: string): ReactNode =>
  address.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Masked until asked for; asking is kept in the audit log, and the hint says so. */
function Contact({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('resumes');
  const reveal = useAction(revealContact, { touches: [] });
  const phone = reveal.data?.phone ?? detail.phone_masked;
  const email = reveal.data?.email ?? detail.email_masked;
  return (
    <>
      <Fact name={t('fact.phone')}>
        {reveal.data ? <a href={`tel:${phone}`}>{phone}</a> : phone}{' '}
        {!reveal.data && (
          <button
            type="button"
            className={styles.link}
            title={t('fact.revealHint')}
            disabled={reveal.busy}
            onClick={() => void reveal.run({ uuid: detail.uuid })}
          >
            {t('fact.reveal')}
          </button>
        )}
      </Fact>
      <Fact name={t('fact.email')}>
        {email && (reveal.data ? <a href={`mailto:${email}`}>{breakable(email)}</a> : breakable(email))}
      </Fact>
    </>
  );
}
