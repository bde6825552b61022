import { type DescriptionLine, descriptionBlocks } from '@qinghe/contract/jobs/description.ts';
import { html, type SafeHtml } from '../../pages/html.ts';

/** The description's lists and paragraphs; the editor's preview makes the same elements. */
export function describe(description: string): SafeHtml[] {
  return descriptionBlocks(description).map(({ kind, lines }) => {
    if (kind === 'paragraph') return html`${lines.map((line) => html`<p>${words(line)}</p>`)}`;
    const items = lines.map((line) => html`<li>${words(line)}</li>`);
    return kind === 'bullet' ? html`<ul>${items}</ul>` : html`<ol>${items}</ol>`;
  });
}

const words = ({ spans }: DescriptionLine) =>
  spans.map(({ text, bold }) => (bold ? html`<strong>${text}</strong>` : html`${text}`));
