import { defineRemote } from '@galley/tools/federation/remote';
export default defineRemote({ name: 'companies', dir: import.meta.dirname });
