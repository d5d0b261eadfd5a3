import { defineRemote } from '@galley/remote';
export default defineRemote({ name: 'companies', dir: import.meta.dirname });
