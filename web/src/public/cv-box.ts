/** Where the CV stands: on its way, waiting for the network or the person, read, received but not readable, refused, missing. */
interface CvStatus {
  state: 'busy' | 'paused' | 'done' | 'unread' | 'failed' | 'missing';
  title: string;
  /** At the end of the title's line. */
  side?: string;
  words: string;
  percent?: number;
}

export interface CvBox {
  maxBytes: number;
  show: (status: CvStatus) => void;
}

/** The box of the form that takes the CV and tells how it is doing. */
export function cvBox(form: HTMLFormElement): CvBox {
  const box = form.querySelector<HTMLElement>('[data-part=cv]');
  const progress = box?.querySelector<HTMLElement>('.progress');
  const input = form.elements.namedItem('file') as HTMLInputElement;
  const put = (selector: string, text: string) => {
    const element = progress?.querySelector(selector);
    // A screen reader says what changed, so what did not is left alone.
    if (element && element.textContent !== text) element.textContent = text;
  };
  return {
    maxBytes: Number(input.dataset.max),
    show({ state, title, side = '', words, percent = 100 }) {
      if (!box || !progress) return;
      box.dataset.state = state;
      progress.hidden = false;
      progress.style.setProperty('--percent', `${percent}%`);
      put('strong', title);
      put('span', side);
      put('.words', words);
    },
  };
}
