import { z } from 'zod';

/* How values of the environment are written, where that is more than a text or a number. */

export const flag = z.enum(['0', '1']).transform((text) => text === '1');
/** A secret of production: long enough, and not a value that stands in an example. */
export const secret = z
  .string()
  .min(32, 'needs at least 32 characters')
  .refine((text) => new Set(text).size >= 12, 'is a weak value: it has fewer than 12 different characters')
  .refine(
    (text) => !/change|example|secret|password/i.test(text) && !/0123456|1234567|abcdef/i.test(text),
    'is an example value',
  );

const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'is no JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** Without these two nobody could log in by code, or hear of an application. */
export const smsTemplates = json(
  z.strictObject({
    code: z.string(),
    notice: z.string(),
    event: z.string().optional(),
    invitation: z.string().optional(),
    talent: z.string().optional(),
    decision: z.string().optional(),
  }),
);

export const payKeys = json(z.record(z.string(), z.string().startsWith('-----BEGIN')));
export const bankAccount = json(z.strictObject({ holder: z.string(), bank: z.string(), number: z.string() }));
