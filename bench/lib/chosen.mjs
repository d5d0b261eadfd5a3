import { parseArgs } from 'node:util';

/** What the command line names, beside these defaults. What has a number, a yes or no, or a list as its default is one. */
export function chosenOf(defaults) {
  const { values } = parseArgs({
    options: Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [
        name,
        { type: typeof value === 'boolean' ? 'boolean' : 'string', multiple: Array.isArray(value) },
      ]),
    ),
  });
  const numbers = Object.entries(values).filter(([name]) => typeof defaults[name] === 'number');
  return {
    ...defaults,
    ...values,
    ...Object.fromEntries(numbers.map(([name, text]) => [name, Number(text)])),
  };
}
