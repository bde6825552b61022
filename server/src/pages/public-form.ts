import type { PageTexts } from '@qinghe/contract/texts/pages.ts';
import { html, type SafeHtml } from './html.ts';

/* Fields of the forms on pages for candidates; the page's script says at each what is wrong. */

interface FieldOptions {
  name: string;
  label: string;
  type?: string;
  mode?: string;
  autocomplete?: string;
  required?: boolean;
  /** Most characters; the page's script says when there are more, instead of cutting them off. */
  max?: number;
  /** Path of the call that completes what is typed; any other text may stand too. */
  suggest?: string;
  /** Least and greatest number. */
  range?: readonly [number, number];
  /** What stands in it already. */
  value?: string;
  /** What is wrong with that. */
  fault?: string | undefined;
  /** Neither shown nor sent until the page's script finds that it is needed. */
  hidden?: boolean;
  /** Not sent, nor asked for, as long as what it stands in is not shown. */
  disabled?: boolean;
}

/** A field of one line. */
export function field(
  {
    name,
    label,
    type = 'text',
    mode,
    autocomplete,
    required = false,
    max,
    range,
    suggest,
    value,
    fault,
    hidden,
    disabled = hidden,
  }: FieldOptions,
  t: PageTexts,
): SafeHtml {
  return html`<p class="field" data-field="${name}"${hidden ? html` hidden` : ''}>${labelOf({ name, label, required }, t)}
<input id="field-${name}" name="${name}" type="${type}"${mode ? html` inputmode="${mode}"` : ''}${autocomplete ? html` autocomplete="${autocomplete}"` : ''}${max ? html` data-max="${max}"` : ''}${suggest ? html` data-suggest="${suggest}"` : ''}${range ? html` min="${range[0]}" max="${range[1]}"` : ''}${required ? html` required` : ''}${disabled ? html` disabled` : ''}${value ? html` value="${value}"` : ''}${fault ? html` aria-invalid="true"` : ''} aria-describedby="note-${name}">
${noteOf(name, fault)}</p>`;
}

const noteOf = (name: string, fault: string | undefined): SafeHtml =>
  html`<span class="note${fault ? ' wrong' : ''}" id="note-${name}">${fault ?? ''}</span>`;

/** What stands at a form whose script does not come: until it is there, the form cannot be sent. */
export const notLoaded = (t: PageTexts): SafeHtml =>
  html`<p class="closed not-loaded">${t('notLoaded')} <a href="">${t('loadAgain')}</a></p>`;

interface ChoiceOptions {
  name: string;
  label: string;
  required?: boolean;
  /** Values and their words. */
  options: (readonly [string, string])[];
  /** The one that is chosen already. */
  value?: string;
  fault?: string | undefined;
}

/** One of some. */
export const choice = (
  { name, label, required = false, options, value, fault }: ChoiceOptions,
  t: PageTexts,
): SafeHtml => html`<p class="field" data-field="${name}">${labelOf({ name, label, required }, t)}
<select id="field-${name}" name="${name}"${required ? html` required` : ''} aria-describedby="note-${name}"><option value="">${t('choose')}</option>${options.map(([code, words]) => html`<option value="${code}"${code === value ? html` selected` : ''}>${words}</option>`)}</select>
${noteOf(name, fault)}</p>`;

const labelOf = (
  { name, label, required }: { name: string; label: string; required: boolean },
  t: PageTexts,
): SafeHtml =>
  html`<label for="field-${name}">${label}${required ? '' : html` <small>${t('optional')}</small>`}</label>`;
