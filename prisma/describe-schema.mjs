/**
 * A generator of Prisma's own kind that writes down what prisma/schema.prisma says, as JSON: tests/schema holds the
 * database to it, without an engine. `prisma generate --generator description` runs this one alone.
 */
import fs from 'node:fs';
import helper from '@prisma/generator-helper';

helper.generatorHandler({
  onManifest: () => ({ prettyName: 'description of the schema' }),
  async onGenerate({ dmmf, generator }) {
    if (!generator.output?.value) throw new Error('The generator needs an output.');
    fs.writeFileSync(generator.output.value, JSON.stringify(dmmf.datamodel));
  },
});
