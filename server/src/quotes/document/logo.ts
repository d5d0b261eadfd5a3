import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The letterhead: the provider's logo, if there is one, and name. */
export interface Logo {
  name: string;
  image?: Buffer;
  kind?: 'png' | 'jpg';
}

const KINDS = ['png', 'jpg'] as const;

/**
 * The provider's logo: `logo.png` or `logo.jpg` in the data folder. It's read again for each letter, so it can be replaced without a
 * restart.
 * @param sender as in emails: 'Galley <no-reply@galley.example>'
 */
export async function readLogo(dataDir: string, sender: string): Promise<Logo> {
  const name = sender.replace(/\s*<[^>]*>\s*$/, '').trim() || 'Quote';
  for (const kind of KINDS) {
    const image = await readFile(path.join(dataDir, `logo.${kind}`)).catch(() => undefined);
    if (image !== undefined) return { name, image, kind };
  }
  return { name };
}
