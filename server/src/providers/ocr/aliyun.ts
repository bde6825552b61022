import { limitConcurrency } from '../../tasks/limit-concurrency.ts';
import { callAliyun } from '../aliyun/signed-request.ts';
import { MAX_PAGE_MILLISECONDS, type OcrLine, type OcrProvider, OcrRefused } from './port.ts';

export interface AliyunOcrOptions {
  endpoint: string;
  accessKeyId: string;
  accessKeySecret: string;
  /** Milliseconds to wait for a response; those of the page unless told. */
  timeout?: number;
}

// Responses that another try with the same picture gets again (Aliyun OCR, error codes): no picture, one of a wrong kind,
// too large or too small.
const FINAL = new Set([
  'exceededImageContent',
  'illegalImageContent',
  'illegalImageSize',
  'unmatchedImageType',
  'unsupportedImageFormat',
]);

/** Aliyun OCR (RecognizeAdvanced, 2021-07-07): the picture is the body, at most 10 MB and 8,192 pixels a side. */
export function aliyunOcr(options: AliyunOcrOptions): OcrProvider {
  const inLine = limitConcurrency(1);
  return {
    recognise: ({ bytes }, milliseconds = MAX_PAGE_MILLISECONDS) =>
      inLine(async () => {
        const response = await callAliyun({
          ...options,
          action: 'RecognizeAdvanced',
          version: '2021-07-07',
          // Pictures come upright; turned ones would have their places told in another picture than ours.
          query: { NeedRotate: 'false', OutputCharInfo: 'false' },
          body: bytes,
          timeout: options.timeout ?? milliseconds,
        });
        const result = (await response.json()) as RecognizeResult;
        if (response.ok && result.Data !== undefined) return { turns: 0, lines: linesOf(result.Data) };
        const code = result.Code ?? '';
        if (FINAL.has(code)) throw new OcrRefused(code);
        throw new Error(`Aliyun OCR answered ${response.status} ${code}`);
      }),
    close: async () => undefined,
  };
}

interface RecognizeResult {
  Code?: string;
  /** JSON inside of JSON. */
  Data?: string;
}
type Corner = { x: number; y: number };
/** A line of text; `pos` are its corners: upper left, upper right, lower right, lower left. */
type Block = { word: string; prob: number; pos: [Corner, Corner, Corner, Corner] };

function linesOf(data: string): OcrLine[] {
  const { prism_wordsInfo: blocks = [] } = JSON.parse(data) as { prism_wordsInfo?: Block[] };
  return blocks.map(({ word, prob, pos: [upperLeft, upperRight, lowerRight, lowerLeft] }) => {
    const height = (lowerLeft.y - upperLeft.y + lowerRight.y - upperRight.y) / 2;
    const middle = (upperLeft.y + upperRight.y + lowerRight.y + lowerLeft.y) / 4;
    return {
      slope: (upperRight.y - upperLeft.y) / Math.max(1, upperRight.x - upperLeft.x),
      words: [
        {
          text: word,
          box: { x: upperLeft.x, y: middle - height / 2, width: upperRight.x - upperLeft.x, height },
          confidence: prob / 100,
        },
      ],
    };
  });
}
