// @ts-check
// Writes the types of every call from the description of the compiled server: node generate.mjs <file>
import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { describeApi } from '../dist/apiDescription/document.js';

const NOTE = '// Generated from the OpenAPI description: pnpm --filter @galley/client generate\n\n';
const [, , file] = process.argv;
if (file === undefined) throw new Error('name the file to write');

// The version of the server is not the client's: its types change with the calls alone.
const description = JSON.stringify(describeApi('', () => true));
const types = await openapiTS(description, {
  alphabetize: true,
  // What has a default may be left out of a request.
  defaultNonNullable: false,
  emptyObjectsUnknown: true,
});
writeFileSync(file, NOTE + astToString(types));
