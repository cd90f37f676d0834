/** The calls that an OpenAPI document describes, as the fuzz run needs them. */

export type Json = Readonly<Record<string, unknown>>;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Parameter {
  name: string;
  required: boolean;
  schema: Json;
}

export interface Operation {
  method: Method;
  /** '/api/listings/{id}'. */
  path: string;
  /** As the tests name it: 'GET /api/listings/[id]'. */
  name: string;
  query: readonly Parameter[];
  /** Requires the CSRF token header. */
  needsToken: boolean;
  body: Json | null;
  /** Content types of the body. */
  accepts: readonly string[];
  /** Status → content type → schema, null for a file. */
  answers: ReadonlyMap<number, ReadonlyMap<string, Json | null>>;
}

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, key: string): unknown =>
  isJson(value) && Object.hasOwn(value, key) ? value[key] : undefined;
const record = (value: unknown): Json => (isJson(value) ? value : {});

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

function parametersIn(operation: Json, place: string): Json[] {
  const given: readonly unknown[] = Array.isArray(operation.parameters) ? operation.parameters : [];
  return given.filter(isJson).filter((parameter) => parameter.in === place);
}

function queryOf(operation: Json): Parameter[] {
  return parametersIn(operation, 'query').map(({ name, required, schema }) => ({
    name: String(name),
    required: required === true,
    schema: record(schema),
  }));
}

function answersOf(operation: Json): Operation['answers'] {
  return new Map(
    Object.entries(record(operation.responses)).map(([status, answer]) => [
      Number(status),
      new Map(
        Object.entries(record(at(answer, 'content'))).map(([type, content]) => {
          const schema = at(content, 'schema');
          return [type, isJson(schema) ? schema : null];
        }),
      ),
    ]),
  );
}

/** @throws if the document describes no call */
export function operationsOf(document: unknown): Operation[] {
  const operations = Object.entries(record(at(document, 'paths'))).flatMap(([path, calls]) =>
    methods.flatMap((method): Operation[] => {
      const operation = at(calls, method.toLowerCase());
      if (!isJson(operation)) return [];
      const content = record(at(operation.requestBody, 'content'));
      const schema = at(content['application/json'], 'schema');
      return [
        {
          method,
          path,
          name: `${method} ${path.replaceAll(/\{(\w+)\}/g, '[$1]')}`,
          query: queryOf(operation),
          needsToken: parametersIn(operation, 'header').some(({ required }) => required === true),
          body: isJson(schema) ? schema : null,
          accepts: Object.keys(content),
          answers: answersOf(operation),
        },
      ];
    }),
  );
  if (operations.length === 0) throw new Error('the document describes no call');
  return operations;
}
