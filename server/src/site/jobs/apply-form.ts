import { limits } from '@qinghe/contract/limits.ts';
import { type PageTexts, pageTexts } from '@qinghe/contract/texts/pages.ts';
import { fileLimits } from '../../domains/files/index.ts';
import { acceptOf, namesOf, takesPhotos } from '../../domains/resumes/index.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { field, notLoaded } from '../../pages/public-form.ts';
import { statusCodeFields } from '../applications/status-code.ts';
import { askedField, type FormJob, isOff, pairOf, wishField } from './asked-field.ts';
import { documentFields } from './document-fields.ts';

/**
 * The apply form: CV file first, the rest filled from it by the page's script and open to correction. It has the fields
 * that the company asks for.
 */
export function applyForm(job: FormJob, source = ''): SafeHtml {
  const t = pageTexts(job.locale);
  const { types, maxBytes } = fileLimits.cv;
  const contact = [
    field(
      { name: 'phone', label: t('phone'), type: 'tel', mode: 'numeric', autocomplete: 'tel-national', required: true },
      t,
    ),
    askedField('email', job, t),
  ];
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
${isOff(job.fields, 'email') ? html`${contact}` : html`<div class="pair">${contact}</div>`}
${job.draft.kind === 'campus' ? codeField(job, t) : ''}
${askedField('school', job, t)}
${pairOf(['degree', 'major'], job, t)}
${pairOf(['graduation_month', 'city'], job, t)}
${job.draft.kind === 'internship' ? availability(job, t) : graduateFields(job, t)}
${documentFields(job)}
${job.draft.questions.length > 0 ? html`<h3>${t('questions')}</h3>` : ''}
${job.draft.questions.map((question, index) => html`<p class="field"><label for="answer-${index}">${question}</label><textarea id="answer-${index}" name="answer" rows="3" maxlength="500"></textarea></p>`)}
<p class="consent" data-field="consent"><label><input type="checkbox" name="consent" required aria-describedby="note-consent"> <span>${t('consent', { company: job.company_name })}</span></label>
<span class="note" id="note-consent"></span></p>
<button class="button" type="submit" disabled>${t('submit')}</button>
${notLoaded(t)}
<p class="failure" role="alert" hidden></p>
</form>
${received(t)}`;
}

/** Proves the phone where the company takes so many applications of one person; the page's script shows it once it does. */
const codeField = ({ deliver }: FormJob, t: PageTexts): SafeHtml => {
  const asked = deliver.wishes !== null;
  return html`<div data-part="code" data-asked="${String(asked)}"${asked ? '' : html` hidden`}>
<p class="about">${t('wishCode')}</p>
${field({ name: 'code', label: t('code'), mode: 'numeric', autocomplete: 'one-time-code', required: true, max: 6, disabled: !asked }, t)}
<p class="send"><button class="button quiet" type="button" data-do="send" disabled>${t('sendCode')}</button> <span class="words" role="status"></span></p>
</div>`;
};

const availability = (
  job: FormJob,
  t: PageTexts,
): SafeHtml => html`${pairOf(['days_per_week', 'months'], job, t, 'pair short')}
${askedField('earliest_start', job, t)}`;

/** A graduate starts with the class: what counts is how good, where, and whether still to be had. */
const graduateFields = (job: FormJob, t: PageTexts): SafeHtml => html`${pairOf(['gpa', 'offer_state'], job, t)}
${job.city_names.length > 1 ? askedField('wish_city', job, t) : ''}
${wishField(job, t)}`;

/** Stands in the form's place once it is sent. The same for a phone that had applied before: nobody learns which did. */
const received = (t: PageTexts): SafeHtml => html`<section id="received" tabindex="-1" hidden>
<h2>${t('received')}</h2>
<p class="sent"></p>
<p>${t('receivedOnce')}</p>
<div class="means"><p>${t('receivedMeans')}</p>${statusCodeFields(t, t('sendCode'))}</div>
<p><button class="button quiet" type="button" data-do="another">${t('applyForAnother')}</button></p>
</section>`;
