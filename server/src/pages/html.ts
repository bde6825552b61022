/** Text that is HTML already; everything else is escaped where it is put in. */
export class SafeHtml {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

type Part = SafeHtml | string | number | null | undefined | false | readonly Part[];

/** A template whose parts are escaped unless they are `SafeHtml`; lists are joined, null and false vanish. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  return new SafeHtml(strings.reduce((text, string, index) => text + render(parts[index - 1]) + string));
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof SafeHtml) return part.toString();
  if (Array.isArray(part)) return part.map(render).join('');
  return escapeHtml(String(part));
}

const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? character,
  );

/** JSON for a data block of a page; `<` is escaped so that no value can end the block. */
export const jsonBlock = (value: unknown): SafeHtml => new SafeHtml(JSON.stringify(value).replaceAll('<', '\\u003c'));
