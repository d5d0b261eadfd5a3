export { addAttachments, type LeftOut, storeAttachments, type StoredAttachment } from './attach.ts';
export type { FileStore } from './addFile.ts';
export { recordFiles } from './recordFiles.ts';
