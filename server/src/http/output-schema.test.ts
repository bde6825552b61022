import { formats } from '@qinghe/contract/formats.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { envelopeSchema } from './output-schema.ts';

test('a day that is not there is written as null, although its format has two patterns', () => {
  const schema = envelopeSchema(z.object({ until: formats.date.nullable() }));
  expect(schema).toMatchObject({ properties: { data: { properties: { until: { type: ['string', 'null'] } } } } });
  expect(JSON.stringify(schema)).not.toContain('allOf');
});
