import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import { findMajors } from '@qinghe/contract/dict/majors.ts';
import { findSchools } from '@qinghe/contract/dict/schools.ts';
import { MAX_CV_BYTES } from '@qinghe/contract/files/endpoints.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { offerStates } from '@qinghe/contract/resumes/candidate.ts';
import { degrees as degreeTexts } from '@qinghe/contract/texts/degrees.ts';
import { type PageTexts, pageTexts } from '@qinghe/contract/texts/pages.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import type { Corrected, CvReplaced, OwnData } from '../../domains/candidates/index.ts';
import { fileLimits } from '../../domains/files/index.ts';
import { acceptOf, COMPANY_BASIS, namesOf } from '../../domains/resumes/index.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { choice, field } from '../../pages/public-form.ts';
import { renderPage } from '../../pages/public-page.ts';
import { dayOf, tabsOf, timeOf } from './application-frame.ts';

interface OwnDataPage {
  own: OwnData;
  locale: Locale;
  token: string;
  /** What became of what was sent, and what it was: nothing that was typed is lost. */
  sent?: { result: Corrected; values: Readonly<Record<string, string>> };
  /** What became of a new CV. */
  replaced?: CvReplaced;
}

/** All that a company has of an application, for its person to put right, take along, or have erased. */
export function renderOwnData({ own, locale, token, sent, replaced }: OwnDataPage): string {
  const t = pageTexts(locale);
  const { application, cv, documents, reveals, consent, sortingRefusedAt, keptUntil } = own;
  const company = application.company_name;
  const at = timeOf(locale);
  const path = `/applications/${token}`;
  const row = (label: string, value: SafeHtml | string) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
  return renderPage({
    title: t('dataTitle'),
    locale,
    listed: false,
    body: html`<section class="status own">
<p class="company">${company} · ${application.job_title}</p>
${tabsOf(t, token, 'data')}
${sent ? outcome(t, company, sent.result) : ''}
${replaced ? cvOutcome(t, replaced) : ''}
<p>${t('dataLead', { company })}</p>
${application.withdrawn_at ? '' : correction(t, { own, locale, path, sent })}
<p class="hint">${t('phone')} ${application.phone}${application.email ? html` · ${t('email')} ${application.email}` : ''}<br>${application.withdrawn_at ? '' : html`<a href="${path}/contact">${t('contactChange')}</a>`}</p>
${application.withdrawn_at ? '' : cvForm(t, { path, cv })}
<dl class="facts">${cv ? row(t('dataCv'), html`<a href="${cv.url}">${cv.name}</a>`) : ''}${documents.length > 0 ? row(t('dataDocuments'), documents.join(t('comma'))) : ''}${(application.answers as { question: string; answer: string }[]).filter(({ answer }) => answer !== '').map(({ question, answer }) => row(question, answer))}</dl>
<p><a href="${path}/chat">${t('dataChat')}</a></p>
<h2>${t('usedTitle2')}</h2>
<dl class="facts">${row(t('reveals'), reveals.length === 0 ? t('revealsNone') : html`${reveals.map((one) => html`${t('revealedBy', { name: one.name ?? t('someoneThere'), at: at(one.at) })}<br>`)}`)}
${row(t('sorting'), html`${t(sortingRefusedAt ? 'sortingRefused' : 'sortingOpen')}<form class="inline" method="post" action="${path}/sorting"><input type="hidden" name="refuse" value="${sortingRefusedAt ? '' : '1'}"><button class="button quiet">${t(sortingRefusedAt ? 'sortingAllow' : 'sortingRefuse')}</button></form>`)}
${row(t('keptUntil'), t('keptHint', { day: dayOf(locale)(keptUntil) }))}
${consent.version === COMPANY_BASIS ? row(t('importedBy'), t('importedByAt', { company, at: at(consent.at) })) : row(t('consentGiven'), t('consentGivenAt', { at: at(consent.at), version: consent.version }))}</dl>
<ul class="ways"><li><a href="${path}/data.json" download>${t('dataDownload')}</a></li><li><a href="${path}/erase">${t('erase')}</a></li></ul>
</section>`,
  });
}

function outcome(t: PageTexts, company: string, { outcome: what }: Corrected): SafeHtml {
  const words = {
    saved: 'dataSaved',
    same: 'dataSame',
    stale: 'dataStale',
    closed: 'dataClosed',
    wrong: 'dataWrong',
  } as const;
  const isGood = what === 'saved' || what === 'same';
  return html`<p class="${isGood ? 'hint' : 'failure'}" role="${isGood ? 'status' : 'alert'}">${t(words[what], { company })}</p>`;
}

function cvOutcome(t: PageTexts, replaced: CvReplaced): SafeHtml {
  const words = { saved: 'cvSaved', closed: 'dataClosed', often: 'cvOften' } as const;
  const isGood = replaced.outcome === 'saved';
  const said = replaced.outcome === 'wrong' ? replaced.fault : t(words[replaced.outcome]);
  return html`<p class="${isGood ? 'hint' : 'failure'}" role="${isGood ? 'status' : 'alert'}">${said}</p>`;
}

/** A new CV in the place of the old one; it needs no script. */
function cvForm(t: PageTexts, { path, cv }: { path: string; cv: OwnData['cv'] }): SafeHtml {
  const { types } = fileLimits.cv;
  return html`<form class="own-data" method="post" action="${path}/cv" enctype="multipart/form-data">
<p class="field"><label for="field-cv">${t(cv ? 'cvReplace' : 'cvAdd')}</label>
<input id="field-cv" name="file" type="file" accept="${acceptOf(types)}" required aria-describedby="note-cv">
<span class="note" id="note-cv">${t('cvReplaceHint', { types: namesOf(types, t), size: MAX_CV_BYTES / 1024 / 1024 })}</span></p>
<button class="button quiet">${t('cvSend')}</button>
</form>`;
}

function correction(
  t: PageTexts,
  { own, locale, path, sent }: Omit<OwnDataPage, 'token'> & { path: string },
): SafeHtml {
  const { application } = own;
  const faults = sent?.result.outcome === 'wrong' ? sent.result.faults : {};
  const isOpen = sent !== undefined && ['wrong', 'stale'].includes(sent.result.outcome);
  const typed = isOpen ? sent.values : {};
  const of = (name: keyof typeof application) => ({
    name,
    value: typed[name] ?? `${application[name] ?? ''}`,
    fault: faults[name],
  });
  const number = (name: 'days_per_week' | 'months', label: string, range: readonly [number, number]) =>
    field({ ...of(name), label, type: 'number', mode: 'numeric', range }, t);
  const degreeOptions = degrees.map((code) => [code, say(degreeTexts, code, locale)] as const);
  const offerOptions = offerStates.map((state) => [state, t(`offer.${state}`)] as const);
  return html`<form class="own-data" method="post" action="${path}/data">
<input type="hidden" name="version" value="${application.version}">
${field({ ...of('name'), label: t('name'), autocomplete: 'name', required: true, max: limits.personName }, t)}
${field({ ...of('school'), label: t('school'), max: limits.school, suggest: findSchools.path }, t)}
<div class="pair">${choice({ ...of('degree'), label: t('degree'), options: degreeOptions }, t)}
${field({ ...of('major'), label: t('major'), max: limits.major, suggest: findMajors.path }, t)}</div>
<div class="pair">${field({ ...of('graduation_month'), label: t('graduation'), type: 'month' }, t)}
${field({ ...of('city'), label: t('city'), max: limits.cityName }, t)}</div>
${
  application.kind === 'internship'
    ? html`<div class="pair short">${number('days_per_week', t('daysLabel'), [1, 7])}
${number('months', t('monthsLabel'), [1, 24])}</div>
${startField(of('earliest_start'), t)}`
    : html`<div class="pair">${field({ ...of('gpa'), label: t('gpa'), max: limits.gpa }, t)}
${choice({ ...of('offer_state'), label: t('offerState'), options: offerOptions }, t)}</div>`
}
<button class="button">${t('dataSave')}</button>
</form>`;
}

/** `now` is no day: it stays as long as no day is chosen. */
const startField = (of: { name: string; value: string; fault: string | undefined }, t: PageTexts): SafeHtml =>
  of.value === 'now' ? html`` : field({ ...of, label: t('start'), type: 'date' }, t);
