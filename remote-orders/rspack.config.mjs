import { defineRemote } from '@galley/remote';
export default defineRemote({ name: 'orders', dir: import.meta.dirname });
