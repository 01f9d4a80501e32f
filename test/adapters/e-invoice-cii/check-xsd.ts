import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const folder = join(import.meta.dirname, 'schema');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.xsd'))
  .map((fileName) => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') }));

/** Errors that the official schema of the profile EN 16931 reports in electronic invoices. */
export const schemaErrors = async (...invoices: readonly string[]): Promise<readonly string[]> => {
  const [schema] = files.filter(({ fileName }) => fileName.endsWith('EN16931.xsd'));
  const { errors } = await validateXML({
    xml: invoices.map((contents, i) => ({ fileName: `invoice-${i}.xml`, contents })),
    schema: schema ? [schema] : [],
    preload: files.filter((one) => one !== schema),
  });
  return errors.map(({ message }) => message);
};
