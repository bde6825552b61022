import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import { findMajors } from '@qinghe/contract/dict/majors.ts';
import { findSchools } from '@qinghe/contract/dict/schools.ts';
import type { PublicJob } from '@qinghe/contract/jobs/endpoints.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { offerStates } from '@qinghe/contract/resumes/candidate.ts';
import { degrees as degreeTexts } from '@qinghe/contract/texts/degrees.ts';
import { type PageTexts, pageTexts } from '@qinghe/contract/texts/pages.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import { html, type SafeHtml } from '../../../http/html.ts';
import { choice, field } from '../../../http/public-form.ts';
import { fileLimits } from '../../files/index.ts';
import { statusCodeFields } from '../status/status-code.ts';
import { acceptOf, namesOf, takesPhotos } from './cv-types.ts';

/** The apply form: CV file first, the rest filled from it by the page's script and open to correction. */
export function applyForm(job: PublicJob, locale: Locale, source = ''): SafeHtml {
  const t = pageTexts(locale);
  const { types, maxBytes } = fileLimits.cv;
  return html`<form id="apply" data-job="${job.uuid}" data-source="${source}" novalidate>
<h2>${t('apply')}</h2>
<noscript><p class="closed">${t('needScript', { company: job.company_name })}</p></noscript>
<div class="cv" data-part="cv">
<div class="progress" role="status" hidden><p><strong></strong> <span></span></p><div class="bar"></div><p class="words"></p></div>
<label class="drop"><input type="file" name="file" accept="${acceptOf(types)}" data-max="${maxBytes}" required>
<strong>${t('cvTitle')}</strong><span class="about">${t('cvHint', { types: namesOf(types, t) })}</span><span class="button quiet"><span class="first">${t('chooseFile')}</span><span class="again">${t('chooseAgain')}</span></span></label>
${takesPhotos(types) ? html`<label class="drop camera"><input type="file" name="photo" accept="image/*" capture="environment"><span class="button quiet">${t('takePhoto')}</span> <span class="about">${t('takePhotoHint')}</span></label>` : ''}
</div>
<p class="checks" role="status" hidden><span></span> <button type="button" class="button quiet">${t('nextCheck')}</button></p>
${field({ name: 'name', label: t('name'), autocomplete: 'name', required: true, max: limits.personName }, t)}
<div class="pair">
${field({ name: 'phone', label: t('phone'), type: 'tel', mode: 'numeric', autocomplete: 'tel-national', required: true }, t)}
${field({ name: 'email', label: t('email'), type: 'email', mode: 'email', autocomplete: 'email', max: limits.email }, t)}
</div>
${field({ name: 'school', label: t('school'), required: true, max: limits.school, suggest: findSchools.path }, t)}
<div class="pair">
${choice({ name: 'degree', label: t('degree'), required: true, options: degrees.map((code) => [code, say(degreeTexts, code, locale)]) }, t)}
${field({ name: 'major', label: t('major'), required: true, max: limits.major, suggest: findMajors.path }, t)}
</div>
<div class="pair">
${field({ name: 'graduation_month', label: t('graduation'), type: 'month', required: true }, t)}
${field({ name: 'city', label: t('city'), max: limits.cityName }, t)}
</div>
${job.draft.kind === 'internship' ? availability(t) : graduateFields(job, t)}
${job.draft.questions.length > 0 ? html`<h3>${t('questions')}</h3>` : ''}
${job.draft.questions.map((question, index) => html`<p class="field"><label for="answer-${index}">${question}</label><textarea id="answer-${index}" name="answer" rows="3" maxlength="500"></textarea></p>`)}
<p class="consent" data-field="consent"><label><input type="checkbox" name="consent" required aria-describedby="note-consent"> <span>${t('consent', { company: job.company_name })}</span></label>
<span class="note" id="note-consent"></span></p>
<p class="failure" role="alert" hidden></p>
<button class="button" type="submit" disabled>${t('submit')}</button>
</form>
${received(t)}`;
}

const availability = (t: PageTexts): SafeHtml => html`<div class="pair short">
${field({ name: 'days_per_week', label: t('daysLabel'), type: 'number', mode: 'numeric', required: true, range: [1, 7] }, t)}
${field({ name: 'months', label: t('monthsLabel'), type: 'number', mode: 'numeric', required: true, range: [1, 24] }, t)}
</div>
${field({ name: 'earliest_start', label: t('start'), type: 'date', required: true }, t)}`;

/** A graduate starts with the class: what counts is how good, where, and whether still to be had. */
const graduateFields = ({ city_names }: PublicJob, t: PageTexts): SafeHtml => html`<div class="pair">
${field({ name: 'gpa', label: t('gpa'), max: limits.gpa }, t)}
${choice({ name: 'offer_state', label: t('offerState'), options: offerStates.map((state) => [state, t(`offer.${state}`)]) }, t)}
</div>
${city_names.length > 1 ? choice({ name: 'wish_city', label: t('wishCity'), options: city_names.map((city) => [city, city]) }, t) : ''}`;

/** Stands in the form's place once it is sent. The same for a phone that had applied before: nobody learns which did. */
const received = (t: PageTexts): SafeHtml => html`<section id="received" tabindex="-1" hidden>
<h2>${t('received')}</h2>
<p class="sent"></p>
<p>${t('receivedOnce')}</p>
<div class="means"><p>${t('receivedMeans')}</p>${statusCodeFields(t, t('sendCode'))}</div>
<p><button class="button quiet" type="button" data-do="another">${t('applyForAnother')}</button></p>
</section>`;
