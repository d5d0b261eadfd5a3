import { defineRemote } from '@galley/remote';
export default defineRemote({ name: 'activities', dir: import.meta.dirname });
