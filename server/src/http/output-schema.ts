import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schema by which Fastify writes a response `{ code, msg, data }`. Fields that are not in it are never written,
 * so a new column cannot leak.
 */
export function envelopeSchema(output: z.ZodType): JsonSchema {
  const data = simplify(
    z.toJSONSchema(output, { target: 'draft-7', io: 'output', unrepresentable: 'any' }) as JsonSchema,
  );
  delete data.$schema;
  return {
    type: 'object',
    properties: { code: { type: 'integer' }, msg: { type: 'string' }, data },
    required: ['code', 'msg', 'data'],
  };
}

/**
 * `anyOf [X, null]` costs the serializer a validation for each value; `type: [X, 'null']` costs nothing. Patterns and
 * limits are for input and only slow the writing down.
 */
function simplify(schema: JsonSchema): JsonSchema {
  const {
    pattern: _pattern,
    format: _format,
    minLength: _min,
    maxLength: _max,
    minimum: _least,
    maximum: _most,
    ...rest
  } = schema;
  const result: JsonSchema = { ...rest };
  const alternatives = result.anyOf as JsonSchema[] | undefined;
  if (alternatives?.length === 2 && alternatives[1]?.type === 'null' && typeof alternatives[0]?.type === 'string') {
    const { anyOf: _anyOf, ...others } = result;
    return { ...others, ...withNull(simplify(alternatives[0])) };
  }
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const) {
    if (Array.isArray(result[key])) result[key] = (result[key] as JsonSchema[]).map(simplify);
  }
  for (const key of ['items', 'additionalProperties'] as const) {
    if (typeof result[key] === 'object' && result[key] !== null) result[key] = simplify(result[key] as JsonSchema);
  }
  for (const key of ['properties', 'definitions'] as const) {
    if (result[key]) {
      result[key] = Object.fromEntries(
        Object.entries(result[key] as Record<string, JsonSchema>).map(([name, value]) => [name, simplify(value)]),
      );
    }
  }
  delete result.propertyNames;
  return result;
}

function withNull(schema: JsonSchema): JsonSchema {
  if (schema.type === 'object' || schema.type === 'array') return { ...schema, nullable: true };
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {}),
  };
}
