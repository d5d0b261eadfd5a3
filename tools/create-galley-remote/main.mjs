#!/usr/bin/env node
// create-galley-remote creates the repository of a new remote: npm create galley-remote
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { filesOf } from './lib/files.mjs';

const HELP = `create-galley-remote [<folder>] [--name <name>] [--title <title>] [--type <employee type>]… [--packages <folder>]

Creates the repository of a Galley screen, at /<name>. Asks for missing values.
  --title     its title in the header, at most 24 characters
  --type      who sees it in the header: Sales, Account Manager or Operations; repeatable; default: everybody
  --packages  a folder with the tarballs of Galley's packages, if no registry has them`;

const TYPES = ['Sales', 'Account Manager', 'Operations'];
/** What the release store and addresses accept. */
const NAME = /^[a-z][a-z0-9-]{0,63}$/;
/** Characters that are safe both in code and in the header. */
const TITLE = /^[^'"`\\<>{}$]{1,24}$/;

/** What's wrong with the arguments, as sentences. */
const faultsOf = ({ name, title, types, folder }) =>
  [
    NAME.test(name) ||
      `--name must have 1 to 64 lowercase letters, digits and hyphens, and start with a letter, not '${name}'.`,
    TITLE.test(title) ||
      `--title must have 1 to 24 characters, without quotes, < > { } $ and \\, not '${title}'.`,
    types.every((type) => TYPES.includes(type)) || `--type must be one of ${TYPES.join(', ')}.`,
    !existsSync(folder) || readdirSync(folder).length === 0 || `${folder} isn't empty.`,
  ].filter((fault) => fault !== true);

const titleOf = (name) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

/** Asks for missing arguments line by line, so that piped answers work too. An empty line accepts the default. */
async function answersFor({ name, title }) {
  if (name !== undefined && title !== undefined) return { name, title };
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question, proposal) => {
    process.stdout.write(`${question} (${proposal}): `);
    const { value = '' } = await lines.next();
    return value.trim() || proposal;
  };
  const chosen = name ?? (await ask('Name of the remote, also its address', 'my-remote'));
  const called = title ?? (await ask('Title in the header', titleOf(chosen)));
  terminal.close();
  return { name: chosen, title: called };
}

const OPTIONS = {
  name: { type: 'string' },
  title: { type: 'string' },
  type: { type: 'string', multiple: true, default: [] },
  packages: { type: 'string' },
  help: { type: 'boolean' },
};

/** The arguments; for those that can't be parsed, ends with the reason and the help. */
function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    console.error(`${error.message}\n\n${HELP}`);
    process.exit(2);
  }
}

const { values, positionals } = parsed();
if (values.help) console.log(HELP);
else {
  const { name, title } = await answersFor(values);
  const folder = path.resolve(positionals[0] ?? `remote-${name}`);
  const faults = faultsOf({ name, title, types: values.type, folder });
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 2;
  } else {
    const packages = values.packages && path.resolve(values.packages);
    for (const [file, text] of filesOf({ name, title, employeeTypes: values.type, packages })) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    console.log(
      `Created the remote in ${folder}. Next:\n  cd ${folder}\n  git init && npm install && npm start`,
    );
  }
}
