import { findContacts, isUnifiedSocialCreditCode, maskName } from '@qinghe/contract/formats.ts';
import type { TalentInput } from '@qinghe/contract/talents/put.ts';

/** Months after which somebody of whom nobody told anew is erased. */
const RETENTION_MONTHS = 24;
/** Minutes by which the clock of a sender may be ahead. */
const CLOCK_MINUTES = 5;
/** What stands in place of a contact. */
const HIDDEN = '***';

/** What companies may read and find a talent by. */
export type TalentFacts = ReturnType<typeof factsOf>;

/** A city without 市: people leave it out, the dictionary does not. */
export const cityWord = (name: string): string => name.replace(/市$/u, '');

/** Whether a consent lies further ahead than clocks differ. */
export const isAhead = (at: string, now: Date): boolean => Date.parse(at) > now.getTime() + CLOCK_MINUTES * 60_000;

/** The instant before which whoever was not told of anew is erased. */
export function retainedSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - RETENTION_MONTHS);
  return since;
}

/** What is kept of a talent in the open: texts without contacts, and without the person's own name. */
export function factsOf({
  reference: _sent,
  phone,
  email: _email,
  consent,
  hidden_from: _hidden,
  ...input
}: TalentInput) {
  const clean = (text: string) => withoutName(withoutContacts(text).replaceAll(phone, HIDDEN), input.name);
  const { city, wish_cities } = input;
  return {
    ...input,
    school: clean(input.school),
    major: clean(input.major),
    wished_work: input.wished_work.map(clean),
    skills: input.skills.map(clean),
    about: clean(input.about),
    experiences: input.experiences.map(({ title, organization, text }) => ({
      title: clean(title),
      organization: clean(organization),
      text: clean(text),
    })),
    cv_text: clean(input.cv_text),
    cities: [...new Set([city, ...wish_cities].filter(Boolean).map(cityWord))],
    consent_version: consent.version,
    consent_at: consent.at,
  };
}

/** Codes and names in what a person wrote of whom they hide from. */
export function hiddenFrom(written: readonly string[]): { codes: string[]; names: string[] } {
  const codes = written.map((one) => one.toUpperCase().replaceAll(' ', '')).filter(isUnifiedSocialCreditCode);
  return { codes, names: written.filter((one) => !isUnifiedSocialCreditCode(one.toUpperCase().replaceAll(' ', ''))) };
}

/** From when a person could start; the day on which they were told of where they say "now", null where they do not say. */
export const startOn = ({ earliest_start }: Pick<TalentFacts, 'earliest_start'>, today: string): string | null =>
  earliest_start === 'now' ? today : earliest_start;

function withoutContacts(text: string): string {
  let rest = text;
  for (const { start, end } of findContacts(text).toReversed()) rest = rest.slice(0, start) + HIDDEN + rest.slice(end);
  return rest;
}

/** A name of one character may be a word. */
const withoutName = (text: string, name: string): string =>
  [...name].length < 2 ? text : text.replaceAll(name, maskName(name));
