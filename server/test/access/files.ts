import { uploadSignature } from '@qinghe/contract/files/endpoints.ts';
import { nothing, picture, type Row } from './row.ts';

export const filesRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/file/upload_signature': { sample: nothing },
  // The key itself is the permission.
  'POST /api/v1/upload': {
    sample: async (app, { token }) => ({
      input: { key: (await app.ok(uploadSignature, {}, { token })).fields.key },
      file: picture,
    }),
  },
};
