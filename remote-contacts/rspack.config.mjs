import { defineRemote } from '@galley/tools/federation/remote';
export default defineRemote({ name: 'contacts', dir: import.meta.dirname });
