import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The server as it is compiled, without tests. */
export const built = path.join(root, 'server/dist');
