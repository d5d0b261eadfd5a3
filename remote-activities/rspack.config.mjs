import { defineRemote } from '@galley/tools/federation/remote';
export default defineRemote({ name: 'activities', dir: import.meta.dirname });
