import { parseArgs } from 'node:util';

/** The command line options over these defaults. An option has the type of its default: number, boolean, list or text. */
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
