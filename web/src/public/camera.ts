import { loadLater } from '../lib/offline/load-with-retry.ts';
import type { CvTaker } from './take-cv.ts';
import { say } from './words.ts';

/** The camera button of phones: each photo is one more page of the CV; choosing a file starts anew. */
export function watchCamera(form: HTMLFormElement, taker: CvTaker): { startAnew: () => void } {
  const input = form.elements.namedItem('photo');
  const label = form.querySelector('.camera .button');
  const first = label?.textContent ?? '';
  let photos: File[] = [];
  if (!(input instanceof HTMLInputElement)) return { startAnew: () => undefined };
  const add = async (photo: File): Promise<void> => {
    // Only who photographs needs the code for pictures.
    const { joinPhotos, MAX_PAGES } = await loadLater(() => import('./picture.ts'));
    photos = photos.length < MAX_PAGES ? [...photos, photo] : [photo];
    if (label) label.textContent = photos.length < MAX_PAGES ? say('nextPage', { page: photos.length + 1 }) : first;
    // What the browser cannot open goes as it is; the server says what it takes.
    await taker.take(await joinPhotos(photos).catch(() => photo));
  };
  const addTaken = () => {
    const photo = input.files?.[0];
    if (photo) void add(photo);
    input.value = '';
  };
  input.addEventListener('change', addTaken);
  addTaken();
  return {
    startAnew() {
      photos = [];
      if (label) label.textContent = first;
    },
  };
}

/** A picture that was chosen as a file is shrunk the same way; anything else goes as it is. */
export async function shrunk(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  return import('./picture.ts').then(({ joinPhotos }) => joinPhotos([file])).catch(() => file);
}
