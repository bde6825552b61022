/** A page to be read, as PNG or JPEG, no side above 8,000 pixels. */
export interface OcrPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** In pixels from the top left corner of the page. */
export interface OcrBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Words that the service saw on one line, from left to right; a service that tells no words gives the line as one. */
export interface OcrLine {
  words: { text: string; box: OcrBox; confidence: number }[];
  /** Pixels that the line falls for each one it goes to the right; 0 where it is level. */
  slope: number;
}

/** A page as it is read: lines in no particular order, confidence from 0 to 1. */
export interface OcrPage {
  /** Its time was up before all of its lines were read. */
  cut?: boolean;
  /** Quarter turns clockwise that set the picture upright. Places are those of the upright page. */
  turns: 0 | 1 | 2 | 3;
  lines: OcrLine[];
}

/** A page takes two or three seconds; a machine with other work has several times as long. */
export const MAX_PAGE_MILLISECONDS = 20_000;

/** What reads printed text out of a picture, as the reader of scans needs it. */
export interface PageRecogniser {
  /**
   * Pictures are taken one at a time; the others wait in line. What was read in so many milliseconds counts; 20,000 unless told.
   * @throws OcrRefused when this picture can never be read; any other error may be tried again
   */
  recognise(picture: OcrPicture, milliseconds?: number): Promise<OcrPage>;
}

/** The picture is no good; `reason` is the service's own code. */
export class OcrRefused extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`OCR refused: ${reason}`);
    this.name = 'OcrRefused';
    this.reason = reason;
  }
}
