/** A page to be read: upright, as PNG or JPEG, no side above 8,000 pixels. */
export interface OcrPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** In pixels from the top left corner of the picture. */
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

export type OcrScript = 'chinese' | 'latin';
export type OcrReading = { text: string; confidence: number }[];

/** Reads printed text out of pictures. Lines come in no particular order; confidence is 0 to 1. */
export interface OcrProvider {
  /** Letters of more pixels than this are read better in a smaller picture; nothing where size does not matter. */
  tallest?: number;
  /**
   * Pictures are taken one at a time; the others wait in line.
   * @throws OcrRefused when this picture can never be read; any other error may be tried again
   */
  recognise(picture: OcrPicture): Promise<OcrLine[]>;
  /** For services that read a single line better when they see nothing else; others have none. */
  closer?: {
    /** How high, in pixels, the line should be in the pictures: one of each, since each is read a little differently. */
    heights: number[];
    /** What the line says in each picture, once or more: words from left to right. */
    readLine(pictures: OcrPicture[], script: OcrScript): Promise<OcrReading[]>;
  };
  /** Lets go of what is held; a later picture starts it again. */
  close(): Promise<void>;
}

/** The picture is no good; `reason` is the service's own code. */
export class OcrRefused extends Error {
  constructor(reason: string) {
    super(`OCR refused: ${reason}`);
    this.name = 'OcrRefused';
  }
}
