import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import { findMajors } from '@qinghe/contract/dict/majors.ts';
import { findSchools } from '@qinghe/contract/dict/schools.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { degrees as degreeTexts } from '@qinghe/contract/texts/degrees.ts';
import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { choice, field, notLoaded } from '../../pages/public-form.ts';

interface SignUpOptions {
  /** Path of the call, and the field of it that names what one signs up for. */
  call: { path: string; field: string; uuid: string };
  title: string;
  /** What the button says while it is sent. */
  busy: string;
  consent: string;
  /** More that stands before the fields. */
  lead?: SafeHtml;
  locale: Locale;
  now: Date;
}

/** Where a student signs up for a talk or a job fair; the page's script sends the code and the form. */
export function signUpForm({ call, title, busy, consent, lead, locale, now }: SignUpOptions): SafeHtml {
  const t = pageTexts(locale);
  const year = now.getFullYear();
  return html`<form id="sign-up" data-call="${call.path}" data-of="${call.field}" data-uuid="${call.uuid}" novalidate>
<h2>${title}</h2>
${lead}
<noscript><p class="closed">${t('signUpScript')}</p></noscript>
${field({ name: 'name', label: t('name'), autocomplete: 'name', required: true, max: limits.personName }, t)}
<div class="pair">
${field({ name: 'phone', label: t('phone'), type: 'tel', mode: 'numeric', autocomplete: 'tel-national', required: true }, t)}
${field({ name: 'code', label: t('code'), mode: 'numeric', autocomplete: 'one-time-code', required: true, max: 6 }, t)}
</div>
<p class="send"><button class="button quiet" type="button" data-do="send" disabled>${t('sendCode')}</button> <span class="words" role="status"></span></p>
${field({ name: 'school', label: t('school'), required: true, max: limits.school, suggest: findSchools.path }, t)}
<div class="pair">
${choice({ name: 'degree', label: t('degree'), required: true, options: degrees.map((code) => [code, say(degreeTexts, code, locale)]) }, t)}
${field({ name: 'major', label: t('major'), required: true, max: limits.major, suggest: findMajors.path }, t)}
</div>
${choice({ name: 'graduation_year', label: t('graduationYear'), required: true, options: Array.from({ length: 8 }, (_, index) => [String(year - 2 + index), t('graduates', { year: String(year - 2 + index) })]) }, t)}
<p class="consent" data-field="consent"><label><input type="checkbox" name="consent" required aria-describedby="note-consent"> <span>${consent}</span></label>
<span class="note" id="note-consent"></span></p>
<button class="button" type="submit" data-busy="${busy}" disabled>${title}</button>
${notLoaded(t)}
<p class="failure" role="alert" hidden></p>
</form>`;
}
