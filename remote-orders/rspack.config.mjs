import { defineRemote } from '@galley/tools/federation/remote';
export default defineRemote({ name: 'orders', dir: import.meta.dirname });
