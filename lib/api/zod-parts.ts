/**
 * What we use of zod, name by name: its own `z` holds its messages in fifty languages as well, 273 kB of the script of
 * every form, which the bundler does not leave out.
 */
export {
  array,
  boolean,
  coerce,
  custom,
  discriminatedUnion,
  email,
  enum,
  file,
  int,
  iso,
  literal,
  looseObject,
  never,
  NEVER,
  null,
  number,
  object,
  partialRecord,
  preprocess,
  record,
  safeParse,
  string,
  toJSONSchema,
  union,
  unknown,
  url,
  uuid,
  ZodError,
  ZodObject,
  ZodType,
} from 'zod';
export type { core, infer, input, output, RefinementCtx, ZodRawShape } from 'zod';
