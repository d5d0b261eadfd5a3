// @ts-check
// Writes docs/configuration.md from the server's own list of settings: node tools/configuration.mjs   (after npm run types)
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, root } from './lib/steps.mjs';

export const FILE = path.join(root, 'docs/configuration.md');

/** @param {{ default?: string, defaultText?: string }} setting */
function defaultOf({ default: value, defaultText }) {
  if (defaultText !== undefined) return ` (default: ${defaultText})`;
  return value === undefined ? '' : ` (default: \`${value}\`)`;
}

/**
 * The document before line wrapping.
 * @param {Readonly<Record<string, readonly { name: string, default?: string, defaultText?: string, text: string }[]>>} settings by subject
 */
export function describeSettings(settings) {
  const parts = Object.entries(settings).map(([subject, of]) => {
    const items = of.map((setting) => `- \`${setting.name}\`${defaultOf(setting)}: ${setting.text}`);
    return `## ${subject}\n\n${items.join('\n')}\n`;
  });
  return `# Configuration

The server's settings are environment variables. If one is invalid, the server doesn't start, and the error message names
the variable and shows what's expected. The
[README](../README.md#settings) lists the eight most important settings.

This page is generated from \`server/src/operations/settingTexts.ts\` by \`node tools/configuration.mjs\`.

${parts.join('\n')}`;
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.length > 2) throw new Error('There are no options: node tools/configuration.mjs');
  const { SETTING_TEXTS } = await import('../server/dist/operations/settingTexts.js');
  writeFileSync(FILE, describeSettings(SETTING_TEXTS));
  await bin('oxfmt', [FILE]);
}
