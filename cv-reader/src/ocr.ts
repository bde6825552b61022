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
  /** Quarter turns clockwise that set the picture upright. Places are those of the upright page. */
  turns: 0 | 1 | 2 | 3;
  lines: OcrLine[];
}

/** What reads printed text out of a picture, as the reader of scans needs it. */
export interface PageRecogniser {
  /**
   * Pictures are taken one at a time; the others wait in line.
   * @throws OcrRefused when this picture can never be read; any other error may be tried again
   */
  recognise(picture: OcrPicture): Promise<OcrPage>;
}

/** The picture is no good; `reason` is the service's own code. */
export class OcrRefused extends Error {
  constructor(reason: string) {
    super(`OCR refused: ${reason}`);
    this.name = 'OcrRefused';
  }
}
