import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import { findMajors } from '@qinghe/contract/dict/majors.ts';
import { findSchools } from '@qinghe/contract/dict/schools.ts';
import type { DeliverSettingValues } from '@qinghe/contract/jobs/deliver-setting.ts';
import type { AskedField, AskedFields } from '@qinghe/contract/jobs/resume-config.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { offerStates } from '@qinghe/contract/resumes/candidate.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { degrees as degreeTexts } from '@qinghe/contract/texts/degrees.ts';
import type { PageTexts } from '@qinghe/contract/texts/pages.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { choice, field } from '../../pages/public-form.ts';

/** What the apply form needs to know of the job that it is for. */
export interface FormJob {
  uuid: string;
  company_name: string;
  city_names: readonly string[];
  draft: { kind: JobKind; questions: readonly string[] };
  /** What the company asks for. */
  fields: AskedFields;
  /** How many wishes, whether in an order, and what beside the CV. */
  deliver: DeliverSettingValues;
  locale: Locale;
}

type Draw = (job: FormJob, required: boolean, t: PageTexts) => SafeHtml;

const draw: Record<AskedField, Draw> = {
  // Where the company does not ask for it, the page's script shows it to whom no SMS reaches.
  email: ({ fields }, required, t) =>
    field(
      {
        name: 'email',
        label: t('email'),
        type: 'email',
        mode: 'email',
        autocomplete: 'email',
        max: limits.email,
        required: required || isOff(fields, 'email'),
        hidden: isOff(fields, 'email'),
      },
      t,
    ),
  school: (_job, required, t) =>
    field({ name: 'school', label: t('school'), required, max: limits.school, suggest: findSchools.path }, t),
  degree: ({ locale }, required, t) => {
    const options = degrees.map((code) => [code, say(degreeTexts, code, locale)] as const);
    return choice({ name: 'degree', label: t('degree'), required, options }, t);
  },
  major: (_job, required, t) =>
    field({ name: 'major', label: t('major'), required, max: limits.major, suggest: findMajors.path }, t),
  graduation_month: (_job, required, t) =>
    field({ name: 'graduation_month', label: t('graduation'), type: 'month', required }, t),
  city: (_job, required, t) => field({ name: 'city', label: t('city'), required, max: limits.cityName }, t),
  days_per_week: (_job, required, t) => numberField('days_per_week', t('daysLabel'), required, [1, 7], t),
  months: (_job, required, t) => numberField('months', t('monthsLabel'), required, [1, 24], t),
  earliest_start: (_job, required, t) =>
    field({ name: 'earliest_start', label: t('start'), type: 'date', required }, t),
  gpa: (_job, required, t) => field({ name: 'gpa', label: t('gpa'), required, max: limits.gpa }, t),
  offer_state: (_job, required, t) => {
    const options = offerStates.map((state) => [state, t(`offer.${state}`)] as const);
    return choice({ name: 'offer_state', label: t('offerState'), required, options }, t);
  },
  wish_city: ({ city_names }, required, t) => {
    const options = city_names.map((city) => [city, city] as const);
    return choice({ name: 'wish_city', label: t('wishCity'), required, options }, t);
  },
};

/** Which of a graduate's wishes the job is: every place, since a page tells nobody what a phone has. */
export function wishField({ deliver: { wishes, ordered } }: FormJob, t: PageTexts): SafeHtml | '' {
  const places = ordered ? (wishes ?? 0) : 0;
  const options = Array.from(
    { length: places },
    (_, index) => [`${index + 1}`, t('wishPlace', { place: index + 1 })] as const,
  );
  return places > 0 ? choice({ name: 'wish_rank', label: t('wishRank'), required: true, options }, t) : '';
}

function numberField(name: string, label: string, required: boolean, range: readonly [number, number], t: PageTexts) {
  return field({ name, label, type: 'number', mode: 'numeric', required, range }, t);
}

export const isOff = (fields: AskedFields, name: AskedField): boolean => (fields[name] ?? 'off') === 'off';

/** A field as the company asks for it; nothing where it does not. */
export const askedField = (name: AskedField, job: FormJob, t: PageTexts): SafeHtml | '' =>
  isOff(job.fields, name) && name !== 'email' ? '' : draw[name](job, job.fields[name] === 'required', t);

/** Two fields beside each other; one of them alone has the line. */
export function pairOf(names: readonly AskedField[], job: FormJob, t: PageTexts, style = 'pair'): SafeHtml | '' {
  const asked = names.filter((name) => !isOff(job.fields, name));
  const drawn = asked.map((name) => askedField(name, job, t));
  return asked.length < 2 ? html`${drawn}` : html`<div class="${style}">\n${drawn[0]}\n${drawn[1]}\n</div>`;
}
