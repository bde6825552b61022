import { type Access, type Endpoint, inputHeader, isInHeaders } from '@qinghe/contract/endpoint.ts';
import { errorCatalogue } from '@qinghe/contract/errors.ts';
import { z } from 'zod';

type Json = Record<string, unknown>;

const securitySchemes: Record<string, Json> = {
  token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The token of a login' },
  platformKey: { type: 'http', scheme: 'bearer', description: 'A key of the platform API, which a company makes' },
};

const securityByAccess: Record<Access, Json[]> = {
  public: [],
  link: [],
  user: [{ token: [] }],
  master: [{ token: [] }],
  operator: [{ token: [] }],
  platform: [{ platformKey: [] }],
};

/**
 * The OpenAPI 3.1 document of the whole product, made from the contract alone. A schema that the contract has a name for
 * is a component and stands once.
 */
export function openApiDocument(
  endpointsByDomain: Readonly<Record<string, readonly Endpoint[]>>,
  namedSchemas: Readonly<Record<string, z.ZodType>>,
  serverUrl: string,
): Json {
  const components = new Components(namedSchemas);
  const paths: Record<string, Json> = {};
  for (const [domain, endpoints] of Object.entries(endpointsByDomain)) {
    for (const endpoint of endpoints) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operation(domain, endpoint, components),
      };
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Qinghe 青禾',
      version: '1.0.0',
      description:
        'Every response carries `code`: 100 is success, everything else an error of the closed catalogue (schema `Error`).',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: serverUrl }],
    tags: Object.keys(endpointsByDomain).map((name) => ({ name, description: `Calls of the domain ${name}` })),
    paths,
    components: {
      securitySchemes: usedSchemes(Object.values(endpointsByDomain).flat()),
      schemas: { Error: errorSchema, ...components.schemas },
      responses: {
        Error: {
          description: 'Refused or failed',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    },
  };
}

function usedSchemes(endpoints: readonly Endpoint[]): Json {
  const used = new Set(endpoints.flatMap((endpoint) => securityByAccess[endpoint.access].flatMap(Object.keys)));
  return Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => used.has(name)));
}

function operation(domain: string, endpoint: Endpoint, components: Components): Json {
  const input = components.resolve(components.schemaOf(endpoint.input, 'input'));
  const output = components.schemaOf(endpoint.output, 'output');
  const response = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { const: 100 }, msg: { type: 'string' }, data: output },
  };
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}${endpoint.scope ? `, scope \`${endpoint.scope}\`` : ''}.`,
    tags: [domain],
    security: securityByAccess[endpoint.access],
    parameters: [
      ...(isInHeaders(endpoint)
        ? parametersOf(input, 'header')
        : endpoint.method === 'GET'
          ? parametersOf(input, 'query')
          : []),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(endpoint.method === 'GET' ? {} : { requestBody: requestBody(endpoint, input) }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: response } } },
      '4XX': { $ref: '#/components/responses/Error' },
      '5XX': { $ref: '#/components/responses/Error' },
    },
  };
}

const operationId = (endpoint: Endpoint): string =>
  `${endpoint.method.toLowerCase()}_${endpoint.path.replace(/^\/(?:api\/)?/, '').replace(/[^A-Za-z0-9]+/g, '_')}`;

function parametersOf(input: Json, location: 'query' | 'header'): Json[] {
  const required = new Set((input.required as string[] | undefined) ?? []);
  return Object.entries((input.properties as Record<string, Json> | undefined) ?? {}).map(([name, schema]) => ({
    name: location === 'header' ? inputHeader(name) : name,
    in: location,
    required: required.has(name),
    schema,
  }));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A key of your own for this action; a repetition gets the first response',
  schema: { type: 'string', minLength: 8, maxLength: 100 },
};

function requestBody(endpoint: Endpoint, input: Json): Json {
  if (endpoint.body === 'json') return { required: true, content: { 'application/json': { schema: input } } };
  if (endpoint.body === 'bytes') {
    const bytes = { type: 'string', contentMediaType: 'application/octet-stream' };
    return { required: true, content: { 'application/octet-stream': { schema: bytes } } };
  }
  const properties = {
    ...(input.properties as Json),
    file: { type: 'string', contentMediaType: 'application/octet-stream' },
  };
  return { required: true, content: { 'multipart/form-data': { schema: { ...input, properties } } } };
}

const PREFIX = '#/components/schemas/';

/** Collects the named schemas that operations use. What goes in may lack what has a default, so it is named apart. */
class Components {
  readonly schemas: Record<string, Json> = {};
  readonly #names = z.registry<{ id: string }>();

  constructor(namedSchemas: Readonly<Record<string, z.ZodType>>) {
    for (const [name, schema] of Object.entries(namedSchemas))
      this.#names.add(schema, { id: name.charAt(0).toUpperCase() + name.slice(1) });
  }

  schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
    const {
      $schema: _dialect,
      $defs = {},
      ...rest
    } = z.toJSONSchema(schema, {
      io,
      metadata: this.#names,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => spellOutKeys(jsonSchema),
    }) as Json & { $defs?: Record<string, Json> };
    const nameOf = (id: string) => (io === 'input' && $defs[id]?.type !== 'string' ? `${id}Input` : id);
    for (const [id, definition] of Object.entries($defs))
      this.schemas[nameOf(id)] = withReferences(definition, nameOf) as Json;
    return withReferences(rest, nameOf) as Json;
  }

  /** The schema itself where a reference stands alone. */
  resolve(schema: Json): Json {
    const { $ref } = schema as { $ref?: string };
    return $ref === undefined ? schema : (this.schemas[$ref.slice(PREFIX.length)] ?? schema);
  }
}

/** The same with references that lead to the components. */
function withReferences(value: unknown, nameOf: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'id' || typeof (value as Json).id !== 'string');
  return Object.fromEntries(
    entries.map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, PREFIX + nameOf(inner.replace('#/$defs/', ''))]
        : [key, withReferences(inner, nameOf)],
    ),
  );
}

/** A record over a closed list of keys is an object with just these properties; so it is easier to read, and to check. */
function spellOutKeys(schema: Json): void {
  const names = schema.propertyNames as { enum?: string[]; $ref?: string } | undefined;
  // A list that has a name is a reference here; a record over it asks for each of its keys.
  const keys = names?.enum ?? (names?.$ref === undefined ? undefined : (schema.required as string[] | undefined));
  if (!keys) return;
  schema.properties = Object.fromEntries(keys.map((key) => [key, schema.additionalProperties]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
}

const errorSchema = {
  type: 'object',
  required: ['code', 'msg'],
  properties: {
    code: { type: 'integer', enum: Object.keys(errorCatalogue).map(Number) },
    msg: { type: 'string', description: 'What happened, in the language of the request' },
    reason: { type: 'string', description: 'More exactly what happened; shown instead of msg' },
    field: { type: 'string', description: 'Path of the input field that is meant' },
    data: { description: 'What the caller needs to go on, such as the current state' },
    request_id: { type: 'string', description: 'Names this request in the logs' },
  },
};
