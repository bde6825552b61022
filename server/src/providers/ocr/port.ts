import type { PageRecogniser } from '@qinghe/cv-reader/ocr.ts';

export {
  MAX_PAGE_MILLISECONDS,
  type OcrLine,
  type OcrPage,
  type OcrPicture,
  OcrRefused,
} from '@qinghe/cv-reader/ocr.ts';

/** Reads printed text out of pictures, by a service or on this machine. */
export interface OcrProvider extends PageRecogniser {
  /** Lets go of what is held; a later picture starts it again. */
  close(): Promise<void>;
}
