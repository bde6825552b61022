import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { recallBatch } from '@qinghe/contract/resumes/bulk.ts';
import { call } from '../../../lib/call.ts';

export const recall = (uuid: string): Promise<OutputOf<typeof recallBatch>> => call(recallBatch, { uuid });
