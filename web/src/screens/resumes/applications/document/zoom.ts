import { ZOOM_KEY } from '../../../../lib/storage/storage-keys.ts';
import { storedChoice, useStoredChoice } from '../../../../lib/storage/stored-choice.ts';

/** As wide as there is room, or per cent of the size on paper. */
export type Zoom = 'fit' | number;

const SMALLEST = 50;
const LARGEST = 400;
const STEPS = [SMALLEST, 67, 80, 100, 125, 150, 175, 200, 250, 300, LARGEST];
/** A point is a 72nd of an inch, a CSS pixel a 96th. */
export const PIXELS_A_POINT = 96 / 72;
/** What a sheet is taken to be until it is there, in CSS pixels. */
export const A4_WIDTH = 794;
/** Beyond this a sheet that fits its pane only shows fewer lines. */
const WIDEST_FIT = 1200;

export const canZoomIn = (percent: number): boolean => percent < LARGEST;
export const canZoomOut = (percent: number): boolean => percent > SMALLEST;
export const zoomedIn = (percent: number): number => STEPS.find((step) => step > percent) ?? LARGEST;
export const zoomedOut = (percent: number): number => STEPS.findLast((step) => step < percent) ?? SMALLEST;

/** How wide a sheet is shown, in CSS pixels. `natural`: its width on paper. */
export const widthAt = (zoom: Zoom, natural: number, room: number): number =>
  zoom === 'fit' ? Math.min(WIDEST_FIT, room) : (natural * zoom) / 100;

/** Of a width that is shown, whole per cent. */
export const percentOf = (zoom: Zoom, natural: number, room: number): number =>
  zoom === 'fit' ? Math.round((100 * widthAt(zoom, natural, room)) / natural) : zoom;

const stored = storedChoice<Zoom>(ZOOM_KEY, (text) => {
  const percent = Number(text);
  return text !== null && percent >= SMALLEST && percent <= LARGEST ? percent : 'fit';
});

/** One zoom for all documents: who needs large letters needs them on the next CV too. */
export const setZoom: (zoom: Zoom) => void = stored.set;
export const useZoom = (): Zoom => useStoredChoice(stored);
