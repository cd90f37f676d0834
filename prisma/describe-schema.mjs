/**
 * A custom Prisma generator that writes the contents of prisma/schema.prisma as JSON, which the tests in tests/schema
 * compare with the database; it needs no engine. `prisma generate --generator description` runs only this one.
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
