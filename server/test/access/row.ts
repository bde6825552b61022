import type { TestAccount } from '../accounts.ts';
import type { CallOptions, TestApp } from '../app.ts';

export type Caller = 'nobody' | 'garbage' | 'sub-account' | 'master' | 'stranger' | 'loner' | 'operator' | 'key';

interface Sample {
  input: unknown;
  file?: CallOptions['file'];
  bytes?: CallOptions['bytes'];
  /** The cookie of a browser that opened a link. */
  headers?: CallOptions['headers'];
}

export interface Row {
  /** An input that works for the master of company A, on objects made for this one call. */
  sample(app: TestApp, master: TestAccount): Promise<Sample>;
  /** The input names objects that only the master may see; everybody else must find nothing there. */
  holds?: 'objects of the master';
  /** Response codes that differ from what follows from the endpoint's access. */
  codes?: Partial<Record<Caller, number>> | number;
}

const plainSamples = new WeakSet<Row['sample']>();

/** The same input whoever asks. */
export const plain = (input: unknown): Row['sample'] => {
  const sample: Row['sample'] = async () => ({ input });
  plainSamples.add(sample);
  return sample;
};

/** The call takes nothing that it could not do without. */
export const nothing = plain({});

/** The input names no object: what comes back is what the caller may see of all that there is. */
export const isPlain = ({ sample }: Row): boolean => plainSamples.has(sample);

export const picture = {
  name: 'a.png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** As small as a PDF can be; nothing of it is drawn. */
export const pdf = { name: 'a.pdf', bytes: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF') };

/** What an account may do before it belongs to a company. */
export const ofAnyAccount: Row['codes'] = { loner: 100 };

export const holds = 'objects of the master';
