import 'server-only';

import { siteName } from '@/lib/site';
import { z } from '@/lib/api/zod';
import { sessionCookieName } from '@/server/auth/session';
import { isCounted } from '@/server/http/endpoint';
import type { Handler, EndpointSpec } from '@/server/http/endpoint';

/**
 * Builds the OpenAPI 3.1 document from the declarations that the handlers run by. `security: []` marks public calls.
 * The CSRF token is no security scheme, since it does not say who calls: each call that needs it lists its header.
 */

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type RouteModule = Partial<Record<(typeof methods)[number], Handler>>;
type Json = Record<string, unknown>;

const session = [{ session: [] }];
const csrfHeader: Json = {
  name: 'X-XSRF-TOKEN',
  in: 'header',
  required: true,
  description: 'What the cookie XSRF-TOKEN holds; GET /sanctum/csrf-cookie sets it.',
  schema: { type: 'string' },
};
const needsToken = (method: string, { csrf }: EndpointSpec) => method !== 'GET' && csrf === undefined;

/**
 * JSON by schema, while one document is built: many calls share a schema, and converting schemas takes nearly all the
 * time.
 */
const written = { input: new Map<z.ZodType, Json>(), output: new Map<z.ZodType, Json>() };

/** Converts each schema once. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const known = written[io].get(schema);
  if (known) return known;
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  written[io].set(schema, json);
  return json;
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}

/** Files are sent as multipart; URL-encoded forms are submitted by browsers without JavaScript. */
function bodyContent(schema: Json, { uploads, csrf }: EndpointSpec): Json {
  return {
    ...jsonContent(schema),
    ...(uploads && { 'multipart/form-data': { schema } }),
    ...(csrf === 'same-origin' && { 'application/x-www-form-urlencoded': { schema } }),
  };
}

function queryParameters(schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}

function pathParameters(pattern: string): Json[] {
  return [...pattern.matchAll(/\[(\w+)\]/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function successOf(spec: EndpointSpec): Json {
  const status = String(spec.status ?? (spec.response === 'empty' ? 204 : 200));
  if (spec.response === 'empty') return { [status]: { description: 'Done' } };
  if (spec.response instanceof z.ZodType)
    return { [status]: { description: 'Success', content: jsonContent(schemaOf(spec.response, 'output')) } };
  const { file, json, revalidated } = spec.response;
  const content = {
    ...(json && jsonContent(schemaOf(json, 'output'))),
    ...Object.fromEntries(file.map((type) => [type, {}])),
  };
  return {
    [status]: { description: json ? 'Success, or a file' : 'A file', content },
    ...(revalidated && { '304': { description: 'What `If-None-Match` names is still the same' } }),
  };
}

const message: Json = { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] };
const refused = (description: string, schema: Json = message): Json => ({
  description,
  content: jsonContent(schema),
});
const fieldErrors: Json = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
  required: ['message', 'errors'],
};

function refusalsOf(method: string, spec: EndpointSpec, pattern: string): Json {
  const needsUser = !['public', 'optional'].includes(spec.auth);
  const changes = method !== 'GET';
  const declared: readonly number[] = spec.refuses ?? [];
  const answers: [boolean, number, Json][] = [
    [false, 400, refused('Not signed, or not readable')],
    [needsUser, 401, refused('Not signed in')],
    [needsUser, 403, refused(spec.right ? `Only admins with the right '${spec.right}'` : 'Not allowed')],
    [pattern.includes('['), 404, refused('Unknown, or not yours')],
    [changes, 409, refused('Lost a race, or the state forbids it')],
    [changes && (spec.body !== undefined || spec.csrf === false), 413, refused('Too large, or too deep')],
    [
      changes && spec.csrf !== false,
      419,
      refused(needsToken(method, spec) ? 'CSRF token missing or wrong' : 'Sent from another site'),
    ],
    [Boolean(spec.body ?? spec.query), 422, refused('Not filled in right', fieldErrors)],
    [false, 423, refused('The password is required again')],
    [isCounted(spec, method), 429, refused('Too often; Retry-After says when')],
    [pattern.startsWith('/api/listings/[id]'), 451, refused('Offline by order of an authority')],
    [false, 502, refused('Another service refuses')],
    [true, 503, refused('The database, or a service it needs, is away; Retry-After says when to try again')],
  ];
  return Object.fromEntries(
    answers
      .filter(([applies, status]) => applies || declared.includes(status))
      .map(([, status, answer]) => [String(status), answer]),
  );
}

function operationOf(method: string, pattern: string, spec: EndpointSpec): Json {
  const parameters = [
    ...pathParameters(pattern),
    ...queryParameters(spec.query),
    ...(needsToken(method, spec) ? [csrfHeader] : []),
  ];
  return {
    summary: spec.summary,
    security: ['public', 'optional'].includes(spec.auth) ? [] : session,
    ...(parameters.length > 0 && { parameters }),
    ...(spec.body && {
      requestBody: { required: true, content: bodyContent(schemaOf(spec.body, 'input'), spec) },
    }),
    responses: { ...successOf(spec), ...refusalsOf(method, spec, pattern) },
  };
}

/** @param routes URL pattern such as '/api/listings/[id]' → the handlers of its route file */
export function buildDocument(routes: Readonly<Record<string, RouteModule>>): Json {
  const paths: Record<string, Json> = {};
  for (const [pattern, module] of Object.entries(routes)) {
    if (pattern.includes('[...')) continue;
    const operations = methods.flatMap((method) => {
      const handler = module[method];
      return handler ? [[method.toLowerCase(), operationOf(method, pattern, handler.spec)] as const] : [];
    });
    paths[pattern.replaceAll(/\[(\w+)\]/g, '{$1}')] = Object.fromEntries(operations);
  }
  // The document is kept as a text: megabytes of objects need not stay beside it.
  for (const schemas of Object.values(written)) schemas.clear();
  return {
    openapi: '3.1.0',
    info: { title: siteName(), version: '1' },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName() },
      },
    },
    paths,
  };
}
