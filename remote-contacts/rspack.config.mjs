import { defineRemote } from '@galley/remote';
export default defineRemote({ name: 'contacts', dir: import.meta.dirname });
