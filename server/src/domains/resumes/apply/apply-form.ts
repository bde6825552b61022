import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { PublicJob } from '@qinghe/contract/jobs/endpoints.ts';
import type { Locale } from '@qinghe/contract/messages.ts';
import { degreeLabels, type PublicTexts, publicTexts } from '@qinghe/contract/texts/public.ts';
import { html, type SafeHtml } from '../../../http/html.ts';
import { fileLimits } from '../../files/index.ts';
import { statusCodeFields } from '../status/status-code.ts';
import { acceptOf, namesOf, takesPhotos } from './cv-types.ts';

interface FieldOptions {
  name: string;
  label: string;
  type?: string;
  mode?: string;
  autocomplete?: string;
  required?: boolean;
  max?: number;
}

/** The apply form: CV file first, the rest filled from it by the page's script and open to correction. */
export function applyForm(job: PublicJob, locale: Locale): SafeHtml {
  const texts = publicTexts[locale];
  const { types, maxBytes } = fileLimits.cv;
  return html`<form id="apply" data-job="${job.uuid}" novalidate>
<h2>${texts.apply}</h2>
<noscript><p class="closed">${texts.needScript.replace('{company}', job.company_name)}</p></noscript>
<div class="cv" data-part="cv">
<div class="progress" role="status" hidden><p><strong></strong> <span></span></p><div class="bar"></div><p class="words"></p></div>
<label class="drop"><input type="file" name="file" accept="${acceptOf(types)}" data-max="${maxBytes}" required>
<strong>${texts.cvTitle}</strong><span class="about">${texts.cvHint.replace('{types}', namesOf(types, texts))}</span><span class="button quiet"><span class="first">${texts.chooseFile}</span><span class="again">${texts.chooseAgain}</span></span></label>
${takesPhotos(types) ? html`<label class="drop camera"><input type="file" name="photo" accept="image/*" capture="environment"><span class="button quiet">${texts.takePhoto}</span> <span class="about">${texts.takePhotoHint}</span></label>` : ''}
</div>
<p class="checks" role="status" hidden><span></span> <button type="button" class="button quiet">${texts.nextCheck}</button></p>
${field({ name: 'name', label: texts.name, autocomplete: 'name', required: true, max: 40 }, texts)}
<div class="pair">
${field({ name: 'phone', label: texts.phone, type: 'tel', mode: 'numeric', autocomplete: 'tel-national', required: true, max: 16 }, texts)}
${field({ name: 'email', label: texts.email, type: 'email', mode: 'email', autocomplete: 'email', max: 254 }, texts)}
</div>
${field({ name: 'school', label: texts.school, required: true, max: 60 }, texts)}
<div class="pair">
${degreeField(locale, texts)}
${field({ name: 'major', label: texts.major, required: true, max: 60 }, texts)}
</div>
<div class="pair">
${field({ name: 'graduation_month', label: texts.graduation, type: 'month', required: true }, texts)}
${field({ name: 'city', label: texts.city, max: 30 }, texts)}
</div>
<div class="pair short">
${field({ name: 'days_per_week', label: texts.daysPerWeek, type: 'number', mode: 'numeric' }, texts)}
${field({ name: 'months', label: texts.months, type: 'number', mode: 'numeric' }, texts)}
</div>
${field({ name: 'earliest_start', label: texts.start, type: 'date' }, texts)}
${job.draft.questions.length > 0 ? html`<h3>${texts.questions}</h3>` : ''}
${job.draft.questions.map((question, index) => html`<p class="field"><label for="answer-${index}">${question}</label><textarea id="answer-${index}" name="answer" rows="3" maxlength="500"></textarea></p>`)}
<p class="consent"><label><input type="checkbox" name="consent"> <span>${texts.consent.replace('{company}', job.company_name)}</span></label></p>
<p class="failure" role="alert" hidden></p>
<div class="duplicate" role="alert" hidden><p><strong></strong></p>
<div class="means"><p>${texts.duplicateHint}</p>${statusCodeFields(texts, texts.sendCode)}</div>
<button class="button quiet" type="button" data-do="see" hidden>${texts.seeStatus}</button></div>
<button class="button" type="submit" disabled>${texts.submit}</button>
</form>`;
}

function field(
  { name, label, type = 'text', mode, autocomplete, required = false, max }: FieldOptions,
  texts: PublicTexts,
): SafeHtml {
  return html`<p class="field" data-field="${name}"><label for="field-${name}">${label}${required ? '' : html` <small>${texts.optional}</small>`}</label>
<input id="field-${name}" name="${name}" type="${type}"${mode ? html` inputmode="${mode}"` : ''}${autocomplete ? html` autocomplete="${autocomplete}"` : ''}${max ? html` maxlength="${max}"` : ''}${required ? html` required` : ''} aria-describedby="note-${name}">
<span class="note" id="note-${name}"></span></p>`;
}

function degreeField(locale: Locale, texts: PublicTexts): SafeHtml {
  return html`<p class="field" data-field="degree"><label for="field-degree">${texts.degree}</label>
<select id="field-degree" name="degree" required aria-describedby="note-degree"><option value="">${texts.choose}</option>${degrees.map((code) => html`<option value="${code}">${degreeLabels[locale][code]}</option>`)}</select>
<span class="note" id="note-degree"></span></p>`;
}
