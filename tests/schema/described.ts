/** What prisma/schema.prisma defines, one line per object, in the format of tests/schema/catalogue.ts. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';
import type { GeneratorOptions } from '@prisma/generator-helper';

type Schema = GeneratorOptions['dmmf']['datamodel'];
type Model = Schema['models'][number];
type Field = Model['fields'][number];
type Index = Schema['indexes'][number];

const scalars: Record<string, string> = {
  BigInt: 'bigint',
  Boolean: 'boolean',
  Bytes: 'bytea',
  Float: 'double precision',
  Int: 'integer',
  Json: 'jsonb',
  String: 'text',
};
const natives: Record<string, (size: string) => string> = {
  Citext: () => 'citext',
  Date: () => 'date',
  Decimal: (size) => `numeric(${size})`,
  SmallInt: () => 'smallint',
  Time: (size) => `time(${size}) without time zone`,
  Timestamptz: (size) => `timestamp(${size}) with time zone`,
  Uuid: () => 'uuid',
  VarChar: (size) => `character varying(${size})`,
};

/** Maps Prisma's names to those in the database. */
class Names {
  readonly #schema: Schema;

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  model(name: string): Model {
    const model = this.#schema.models.find((one) => one.name === name);
    if (!model) throw new Error(`There is no model ${name}.`);
    return model;
  }

  table = (name: string) => this.model(name).dbName ?? name;

  column(model: string, field: string): string {
    return this.model(model).fields.find(({ name }) => name === field)?.dbName ?? field;
  }

  columns = (model: string, fields: readonly string[]) =>
    fields.map((field) => this.column(model, field)).join(', ');

  enum(name: string): string {
    return this.#schema.enums.find((one) => one.name === name)?.dbName ?? name;
  }
}

function typeOf(field: Field, names: Names): string {
  const [native, size = []] = field.nativeType ?? [];
  const known = native ? natives[native]?.(size.join(',')) : scalars[field.type];
  const type = field.kind === 'enum' ? names.enum(field.type) : known;
  if (!type) throw new Error(`tests/schema/described.ts does not know the type of ${field.name}.`);
  return field.isList ? `${type}[]` : type;
}

function defaultOf({ default: value }: Field): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return ' default {}';
  if (typeof value !== 'object' || value === null) return ` default ${value}`;
  const call = { name: '', args: [], ...value };
  return ` default ${call.name === 'dbgenerated' ? call.args[0] : call.name}`;
}

function columnLine(model: Model, field: Field, names: Names): string {
  const isNullable = !field.isRequired && !field.isList;
  const place = `${names.table(model.name)}.${names.column(model.name, field.name)}`;
  return `${place} ${typeOf(field, names)}${isNullable ? '' : ' not null'}${defaultOf(field)}`;
}

function indexLine({ model, type, fields }: Index, names: Names): string {
  const kind = { id: 'primary key', unique: 'unique', normal: 'index', fulltext: 'fulltext' }[type];
  const columns = fields.map(
    ({ name, sortOrder }) => names.column(model, name) + (sortOrder === 'desc' ? ' desc' : ''),
  );
  return `${names.table(model)} ${kind} (${columns.join(', ')})`;
}

function referenceLine(model: Model, field: Field, names: Names): string {
  const { relationFromFields: from = [], relationToFields: to = [], type } = field;
  const own = `${names.table(model.name)} (${names.columns(model.name, from)})`;
  const other = `${names.table(type)} (${names.columns(type, to)})`;
  return `${own} references ${other} on delete ${field.relationOnDelete} on update ${field.relationOnUpdate ?? 'Cascade'}`;
}

/** Reads the schema through its generator `description`. */
async function readSchema(): Promise<Schema> {
  const program = 'node_modules/prisma/build/index.js';
  await promisify(execFile)(process.execPath, [program, 'generate', '--generator', 'description']);
  return JSON.parse(fs.readFileSync('prisma/generated/description.json', 'utf8'));
}

export async function describedLines(): Promise<string[]> {
  const schema = await readSchema();
  const names = new Names(schema);
  const ofModels = schema.models.flatMap((model) =>
    model.fields.flatMap((field) => {
      if (field.kind !== 'object') return [columnLine(model, field, names)];
      return field.relationFromFields?.length ? [referenceLine(model, field, names)] : [];
    }),
  );
  const enums = schema.enums.map(
    ({ name, dbName, values }) =>
      `enum ${dbName ?? name} (${values.map((value) => value.dbName ?? value.name).join(', ')})`,
  );
  // A column with a type unsupported by Prisma is in the schema, but not in what generators get.
  const isKnown = ({ model, fields }: Index) =>
    fields.every(({ name }) => names.model(model).fields.some((field) => field.name === name));
  const indexes = schema.indexes.filter(isKnown).map((index) => indexLine(index, names));
  return [...ofModels, ...enums, ...indexes].toSorted();
}
