/**
 * The parts of zod in use, exported by name: importing its `z` object also pulls in its messages in fifty
 * languages, 273 kB in the script of every form, which the bundler does not tree-shake.
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
