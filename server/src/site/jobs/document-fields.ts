import { documentKinds } from '@qinghe/contract/jobs/deliver-setting.ts';
import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import { fileLimits } from '../../domains/files/index.ts';
import { acceptOf, namesOf } from '../../domains/resumes/index.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import type { FormJob } from './asked-field.ts';

/** What the company asks for beside the CV, a file each; the page's script uploads it. Nothing where it asks for none. */
export function documentFields({ deliver: { documents }, locale }: FormJob): SafeHtml | '' {
  const t = pageTexts(locale);
  const asked = documentKinds.filter((kind) => documents[kind] !== 'off');
  if (asked.length === 0) return '';
  const { types, maxBytes } = fileLimits.document;
  return html`<h3>${t('documents')}</h3>
<p class="about">${t('documentsHint', { types: namesOf(types, t) })}</p>
${asked.map((kind) => {
  const required = documents[kind] === 'required';
  const name = `documents.${kind}`;
  return html`<p class="field document" data-field="${name}" data-document="${kind}"><span class="what" id="label-${name}">${t(`document.${kind}`)}${required ? '' : html` <small>${t('optional')}</small>`}</span>
<label class="button quiet"><span id="choose-${name}">${t('chooseFile')}</span><input id="field-${name}" type="file" name="${name}" accept="${acceptOf(types)}" data-bytes="${maxBytes}"${required ? html` required` : ''} aria-labelledby="label-${name} choose-${name}" aria-describedby="note-${name}"></label>
<span class="note" id="note-${name}" role="status"></span></p>`;
})}`;
}
