import type { DeliveryKind } from '../../outside/define-delivery.ts';
import type { AnyTask } from '../../tasks/task.ts';
import { endBlocks } from './annotate/end-blocks.ts';
import { eraseAbandonedUploads } from './apply/erase-abandoned-uploads.ts';
import { endRetention } from './erase/end-retention.ts';
import { eraseFilesOf } from './erase/erase-files.ts';
import { eraseExports } from './export/erase-exports.ts';
import { makeExport } from './export/make-export.ts';
import { candidateMessage } from './message/candidate-message.ts';
import { compareCvFile } from './persons/compare-cv-file.ts';
import { askSecondReader } from './reading/ask-second-reader.ts';
import { drawCvFile, drawUndrawn } from './reading/draw-cv-file.ts';
import { readCvFile } from './reading/read-cv-file.ts';
import { recogniseCvFile } from './reading/recognise-cv-file.ts';
import { sumUpTallies } from './tally/sum-up-tallies.ts';

export const resumeTasks: readonly AnyTask[] = [
  endBlocks,
  readCvFile,
  recogniseCvFile,
  askSecondReader,
  drawCvFile,
  drawUndrawn,
  compareCvFile,
  endRetention,
  eraseAbandonedUploads,
  eraseExports,
  eraseFilesOf,
  makeExport,
  sumUpTallies,
];

export const resumeDeliveries: readonly DeliveryKind[] = [candidateMessage];
