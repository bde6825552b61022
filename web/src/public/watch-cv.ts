import { shrunk, watchCamera } from './camera.ts';
import { watchChecks } from './prefill.ts';
import { type CvTaker, cvTaker } from './take-cv.ts';

/**
 * Takes the CV of an apply form however it comes: chosen, photographed, or known to the tab from before a reload. A file
 * that was chosen before this code was there is taken too.
 * @returns what takes a file that comes in another way
 */
export function watchCv(form: HTMLFormElement): CvTaker {
  watchChecks(form);
  const taker = cvTaker(form);
  const camera = watchCamera(form, taker);
  const take = async (file: File) => {
    camera.startAnew();
    await taker.take(await shrunk(file));
  };
  const input = form.elements.namedItem('file') as HTMLInputElement;
  const takeChosen = () => {
    const chosen = input.files?.[0];
    if (chosen) void take(chosen);
    // Emptied, so that the same file may be chosen again after it was put right.
    input.value = '';
    return chosen !== undefined;
  };
  input.addEventListener('change', takeChosen);
  if (!takeChosen()) void taker.resume();
  return { ...taker, take };
}
