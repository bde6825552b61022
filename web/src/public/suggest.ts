import { ask, SUCCESS } from './call.ts';

/** Waits until somebody stops typing for a moment. */
const PAUSE_MILLISECONDS = 150;

/** Most characters that the dictionaries are searched for (contract/limits.ts). */
const MAX_WORDS = 40;

/** As many as a phone shows above its keyboard. */
const MAX_SHOWN = 6;

/** What the dictionaries tell of schools and majors. */
interface Suggestions {
  items: { name: string; city?: string; class?: string }[];
}

/** Completes the fields that name a dictionary. Enter takes the first and sends nothing; any other text stays. */
export function watchSuggestions(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-suggest]')) new Completion(input);
}

/** A text field with a list below it while there is something to suggest (ARIA: combobox with list autocomplete). */
class Completion {
  readonly #input: HTMLInputElement;
  readonly #list = document.createElement('span');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #active = 0;
  #taking = false;

  constructor(input: HTMLInputElement) {
    this.#input = input;
    this.#list.id = `${input.id}-list`;
    this.#list.className = 'suggestions';
    this.#list.setAttribute('role', 'listbox');
    this.#list.setAttribute('aria-label', input.labels?.[0]?.textContent?.trim() ?? '');
    input.autocomplete = 'off';
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', this.#list.id);
    this.#close();
    input.addEventListener('input', () => this.#typed());
    input.addEventListener('keydown', (event) => this.#pressed(event));
    input.addEventListener('blur', () => this.#close());
    this.#list.addEventListener('pointerdown', (event) => {
      // The field keeps the focus.
      event.preventDefault();
      const option = (event.target as HTMLElement).closest<HTMLElement>('[role=option]');
      if (option) this.#take(option);
    });
  }

  #typed(): void {
    clearTimeout(this.#timer);
    if (this.#taking) return;
    const words = this.#input.value.trim();
    if (words === '' || words.length > MAX_WORDS) {
      this.#close();
      return;
    }
    this.#timer = setTimeout(async () => {
      const found = await ask<Suggestions>('GET', `${this.#input.dataset.suggest}?q=${encodeURIComponent(words)}`)
        .then(({ code, data }) => (code === SUCCESS && data ? data.items : []))
        // The field can be filled in all the same.
        .catch(() => []);
      if (this.#input.value.trim() === words && document.activeElement === this.#input) this.#show(found, words);
    }, PAUSE_MILLISECONDS);
  }

  #show(found: Suggestions['items'], words: string): void {
    const isExact = ({ name }: Suggestions['items'][number]) => name === words;
    const shown = [...found.filter(isExact), ...found.filter((item) => !isExact(item))].slice(0, MAX_SHOWN);
    this.#list.replaceChildren(...shown.map((item, index) => this.#option(item, index)));
    if (shown.length === 0) {
      this.#close();
      return;
    }
    this.#input.after(this.#list);
    this.#input.setAttribute('aria-expanded', 'true');
    this.#list.scrollIntoView?.({ block: 'nearest' });
    this.#mark(0);
  }

  #option({ name, city, class: group }: Suggestions['items'][number], index: number): HTMLElement {
    const option = document.createElement('span');
    option.id = `${this.#list.id}-${index}`;
    option.setAttribute('role', 'option');
    option.dataset.name = name;
    const place = document.createElement('small');
    place.textContent = city ?? group ?? '';
    option.append(name, ' ', place);
    return option;
  }

  #pressed(event: KeyboardEvent): void {
    // Enter and arrows of an input method choose its characters.
    if (event.isComposing) return;
    if (event.key === 'Enter') event.preventDefault();
    if (!this.#list.isConnected) return;
    const count = this.#list.children.length;
    if (event.key === 'ArrowDown') this.#mark((this.#active + 1) % count);
    else if (event.key === 'ArrowUp') this.#mark((this.#active + count - 1) % count);
    else if (event.key === 'Enter') this.#take(this.#list.children[this.#active] as HTMLElement);
    else if (event.key === 'Escape') this.#close();
    else return;
    event.preventDefault();
  }

  #mark(active: number): void {
    this.#active = active;
    for (const [index, option] of [...this.#list.children].entries())
      option.setAttribute('aria-selected', String(index === active));
    const option = this.#list.children[active];
    this.#input.setAttribute('aria-activedescendant', option?.id ?? '');
    option?.scrollIntoView?.({ block: 'nearest' });
  }

  #take(option: HTMLElement): void {
    this.#input.value = option.dataset.name ?? '';
    this.#close();
    this.#taking = true;
    this.#input.dispatchEvent(new Event('input', { bubbles: true }));
    this.#taking = false;
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#list.remove();
    this.#input.setAttribute('aria-expanded', 'false');
    this.#input.removeAttribute('aria-activedescendant');
  }
}
