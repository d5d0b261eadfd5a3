import { defineHost } from '@galley/tools/federation/host';
export default defineHost({ dir: import.meta.dirname });
